import { shortChanges, wholeChanges } from './changed-lists'

const at = new Date('2026-11-28T08:00:00Z')
const tea = { productId: 'tra-sen', name: 'Trà sen', quantity: 2, shipped: 0 }
const cup = { productId: 'coc', name: 'Cốc', quantity: 1, shipped: 0, note: 'gói quà' }

test('of a list whose lines stay, what each says otherwise is kept, and a line that was added whole', () => {
  const changes = {
    items: { before: [tea, cup], after: [{ ...tea, shipped: 2 }, cup, { productId: 'hop', at }] },
    status: { before: 'new-order', after: 'shipped' },
  }
  const kept = shortChanges(changes)
  expect(kept).toEqual({
    items: { before: [tea, cup], differs: [{ shipped: 2 }, {}, { productId: 'hop', at }] },
    status: { before: 'new-order', after: 'shipped' },
  })
  expect(wholeChanges(kept)).toEqual(changes)
})

test.each([
  ['a line that lost a field', { before: [cup], after: [tea] }],
  ['fewer lines', { before: [tea, cup], after: [tea] }],
  ['the first line', { before: [], after: [tea] }],
  ['words', { before: ['a'], after: ['a', 'b'] }],
  ['a list that is new', { after: [tea] }],
  ['a long list, told by its length', { before: { entries: 21 }, after: { entries: 22 } }],
])('%s stands as it is', (_what, items) => {
  expect(shortChanges({ items })).toEqual({ items })
  expect(wholeChanges({ items })).toEqual({ items })
})
