import type { JournalEntry } from '../kernel/collections'
import type { Records } from '../platform/mongo/records'
import { EntryNumbers } from './entry-numbers'

const COMPANY = 'a'.repeat(24)
const OTHER = 'b'.repeat(24)

/** A journal whose last entry of every slot has this number; counts how often it is asked. */
const journalWith = (n: number) => {
  const asked: unknown[] = []
  const find = (filter: unknown): Promise<JournalEntry[]> => {
    asked.push(filter)
    return Promise.resolve(n === 0 ? [] : [{ n } as JournalEntry])
  }
  return { asked, journal: { find } as Pick<Records<JournalEntry>, 'find'> }
}

describe('the last number of a slot', () => {
  it('is read once, and known from then on by whoever wrote', async () => {
    const numbers = new EntryNumbers()
    const { asked, journal } = journalWith(7)
    expect(await numbers.last(journal, COMPANY, 3)).toBe(7)
    numbers.written(COMPANY, 3, 9)
    expect(await numbers.last(journal, COMPANY, 3)).toBe(9)
    expect(asked).toEqual([{ slot: 3 }])
  })

  it('is that of one company and one slot', async () => {
    const numbers = new EntryNumbers()
    numbers.written(COMPANY, 3, 9)
    const { journal } = journalWith(0)
    expect(await numbers.last(journal, COMPANY, 4)).toBe(0)
    expect(await numbers.last(journal, OTHER, 3)).toBe(0)
  })

  it('is read again after the books were cleared, and after a commit whose end nobody knows', async () => {
    const numbers = new EntryNumbers()
    numbers.written(COMPANY, 3, 9)
    numbers.written(COMPANY, 4, 5)
    const { journal } = journalWith(0)
    numbers.forget(COMPANY, 3)
    expect(await numbers.last(journal, COMPANY, 3)).toBe(0)
    expect(await numbers.last(journal, COMPANY, 4)).toBe(5)
    numbers.forget(COMPANY)
    expect(await numbers.last(journal, COMPANY, 4)).toBe(0)
  })
})
