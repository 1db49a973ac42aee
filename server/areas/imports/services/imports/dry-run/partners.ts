import { dayOf, type Day } from '@shared/foundation/days/days'
import { OWN_FIELD, RECORD_ID } from '@shared/areas/imports/rules/columns'
import { ASIDE_MARK } from '@shared/areas/imports/rules/origins'
import { openingDay } from '@shared/areas/partners/rules/opening-asset'
import { taxCodeErrors } from '@shared/areas/partners/rules/tax-code'
import { fundAmountErrors, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { withOwnFields } from '@shared/foundation/documents/own-fields'
import type { CellValue } from '@shared/foundation/text/cells'
import { inSlices } from '../../../../../platform/in-slices'
import { figuresOf, partnerGroupOf, type Books } from '../books'
import type { Findings, OldDebt, Row } from './findings'

type KnownPartner = ReturnType<Books['partners']['find']>[number]

/** Partners: known by their id, their code or their phone; with what they owe from before. */
export async function partners(run: Findings, rows: readonly Row[]): Promise<void> {
  const { books, kind, update } = run.input
  const seen = new Map<string, number>()
  const tellsDebts = run.input.columns.some(({ column }) => column === 'openingDebt')
  for await (const { row, values, own: said } of inSlices(rows)) {
    const code = values['asset_code'] === undefined ? '' : String(values['asset_code'])
    if (code.endsWith(ASIDE_MARK)) {
      run.aside.deleted.push(row)
      continue
    }
    const phone = figuresOf(values['phone'] === undefined ? '' : String(values['phone']))
    const own = run.byId(row, values, books.partnersById)
    // What has its id may share its phone with another.
    const [column, value] = code ? (['asset_code', code] as const) : (['phone', own ? '' : phone] as const)
    const found = books.partners
      .find(value)
      .filter((partner) => (code ? partner.asset_code === code : phone !== '' && figuresOf(partner.phone) === phone))
      .filter((partner) => !own || partner._id !== own._id)
    if (value !== '' && seen.has(value)) run.fault(row, column, 'imports.cell-repeated', { value, row: seen.get(value) ?? 0 })
    else if (found.length > 0 && (!update || own)) run.fault(row, column, 'imports.cell-taken', { value })
    if (value !== '') seen.set(value, row)
    const { openingDebt, debtSince, [RECORD_ID]: _id, ...fields } = values
    const known = own ?? found[0]
    const debt = debtOf(run, row, openingDebt, debtSince)
    const [wrongCode] = taxCodeErrors({ taxCode: values['taxCode'] === undefined ? '' : String(values['taxCode']) })
    if (wrongCode) run.fault(row, 'taxCode', wrongCode.code, wrongCode.values)
    if (debt && known && update) judgeDebtOfKnown(run, row, known, debt, debtSince !== undefined)
    if (run.isFaulty(row)) continue
    run.keep({
      row,
      service: 'assets',
      fields: {
        ...fields,
        ...(said.length > 0 ? { ownFields: withOwnFields(known?.ownFields ?? [], said) } : {}),
        ...(known ? {} : { group: partnerGroupOf(kind) }),
      },
      as: { ownFields: OWN_FIELD },
      known,
      more: debt ? { debt, amount: debt.total } : tellsDebts && !known ? { even: { total: 0, ...momentOfDebt(run, row, debtSince) } } : {},
    })
  }
}

/** What is owed from before, or below 0 was paid ahead; without a day it is of the day that all figures of before are of. */
function debtOf(run: Findings, row: number, total: CellValue | undefined, since: CellValue | undefined): OldDebt | null {
  const { caller, now } = run.input
  if (total === undefined || total === 0) return null
  const [wrong] = fundAmountErrors(Math.abs(Number(total)))
  if (wrong) return run.fault(row, 'openingDebt', wrong.code)
  const needed = Number(total) < 0 ? whyNotCompletedAtOnce(caller) : null
  if (needed) return run.fault(row, 'openingDebt', needed)
  const moment = momentOfDebt(run, row, since)
  if (moment.day > dayOf(now, caller.zone)) return run.fault(row, 'debtSince', 'imports.debt-ahead')
  return { total: Number(total), ...moment }
}

function momentOfDebt(run: Findings, row: number, since: CellValue | undefined): Pick<OldDebt, 'day' | 'created'> {
  const { books, caller, now } = run.input
  const day = (since ?? openingDay(now, caller.zone, (books.lockDate ?? undefined) as Day | undefined, books.openingDay)) as Day
  return { day, created: run.momentOf(row, day, since === undefined ? 'openingDebt' : 'debtSince') }
}

/** What is from before comes to a partner once, and of a day that is told. */
function judgeDebtOfKnown(
  run: Findings,
  row: number,
  { name, openingDay, partnerBalance }: KnownPartner,
  { total }: OldDebt,
  isDated: boolean,
): void {
  if (openingDay) run.fault(row, 'openingDebt', 'imports.debt-known', { name, by: openingDay })
  else if (!isDated) run.fault(row, 'openingDebt', 'imports.debt-since-needed', { name })
  else if (total < 0 && partnerBalance && partnerBalance > 0)
    run.fault(row, 'openingDebt', 'imports.advance-known', { name, balance: partnerBalance })
}
