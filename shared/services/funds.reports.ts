import { day, dayOrMonth, list, money, shape, text } from './schema-kit'

/** Debits are negative. */
const side = () => shape({ total: money(), data: list(shape({ _id: text(), total: money() }), 1000) })

export const fundsReports = {
  funds: shape({
    since: day(),
    until: day(),
    opening: money(),
    closing: money(),
    credit: side(),
    debit: side(),
    steps: list(shape({ day: dayOrMonth(), income: money(), expense: money(), balance: money() }), 4000),
  }),
}
