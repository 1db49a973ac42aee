import type { Day } from '@shared/foundation/days/days'
import type { JournalLine } from '@shared/foundation/ledger/journal-lines'
import type { EnteredFigure, EntryBody } from './journal-body'

/** What adding fractions of a dong leaves over is nothing: costs of units may have two decimals. */
export const NOISE = 0.001

const grown = (sum: number): number => (Math.abs(sum) < NOISE ? 0 : sum)

type Line = EntryBody['lines'][number]

/** The lines and figures of one day, added up: one for each act, account, side and sub-ledger, one for each measure and key. */
class DaySums {
  readonly #lines = new Map<string, Line>()
  readonly #figures = new Map<string, { measure: EnteredFigure['measure']; key: string; sums: Record<string, number> }>()

  addLine(line: Line, sign: 1 | -1): void {
    const name = `${line.act} ${line.account} ${line.side} ${line.of}`
    const { act, account, side, of } = line
    this.#lines.set(name, { act, account, side, of, amount: grown((this.#lines.get(name)?.amount ?? 0) + sign * line.amount) })
  }

  addFigure({ measure, key, sums }: EnteredFigure, sign: 1 | -1): void {
    const name = `${measure} ${key}`
    const own = this.#figures.get(name) ?? { measure, key, sums: {} }
    this.#figures.set(name, own)
    for (const [sum, amount] of Object.entries(sums)) own.sums[sum] = grown((own.sums[sum] ?? 0) + sign * amount)
  }

  body(): EntryBody {
    return {
      lines: [...this.#lines.values()].filter(({ amount }) => amount !== 0),
      figures: [...this.#figures.values()].flatMap(({ measure, key, sums }) => {
        const left = Object.entries(sums).filter(([, amount]) => amount !== 0)
        return left.length === 0 ? [] : [{ measure, key, sums: Object.fromEntries(left) }]
      }),
    }
  }

  /** What is left by account and side, and by figure, whoever's it is: a label that was renamed keeps its entries. */
  byName(day: Day): Map<string, number> {
    const sums = new Map<string, number>()
    const add = (name: string, amount: number): void => void sums.set(name, grown((sums.get(name) ?? 0) + amount))
    for (const { account, side, amount } of this.#lines.values()) add(`${day} ${account} ${side}`, amount)
    for (const { measure, sums: own } of this.#figures.values())
      for (const [name, amount] of Object.entries(own)) add(`${day} ${measure} ${name}`, amount)
    return sums
  }
}

/** Entries of the journal added up, day by day. */
export class JournalSums {
  readonly #days = new Map<Day, DaySums>()

  addLines(lines: readonly JournalLine[], sign: 1 | -1): void {
    for (const line of lines) this.#of(line.day).addLine(line, sign)
  }

  addFigure(day: Day, figure: EnteredFigure, sign: 1 | -1): void {
    this.#of(day).addFigure(figure, sign)
  }

  addBody(day: Day, { lines, figures }: EntryBody, sign: 1 | -1): void {
    for (const line of lines) this.#of(day).addLine(line, sign)
    for (const figure of figures) this.#of(day).addFigure(figure, sign)
  }

  /** The sums that aren't 0, by day and account or figure. */
  differences(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#days].flatMap(([day, sums]) => [...sums.byName(day)].filter(([, amount]) => amount !== 0)))
  }

  /** What is left of each day; none of a day of which nothing is. */
  bodies(): [Day, EntryBody][] {
    return [...this.#days].flatMap(([day, sums]): [Day, EntryBody][] => {
      const body = sums.body()
      return body.lines.length + body.figures.length === 0 ? [] : [[day, body]]
    })
  }

  #of(day: Day): DaySums {
    const own = this.#days.get(day) ?? new DaySums()
    this.#days.set(day, own)
    return own
  }
}
