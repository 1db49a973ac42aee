import { compareNames } from '@shared/foundation/text/sort-key'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { cashBookOf, movedSince } from '../../cash-book'
import { accountOfLabel } from '../../entry-accounts'

/** What the book says of each account of money at the end of a day, and the count that stands of it. Cash first. */
const book: ReportFunctions<'dayCloses'>['book'] = async ({ app, caller }, { day }) => {
  const database = app.get('database')
  const [workspace, cash, closes] = await Promise.all([
    database.platformRecords('workspaces').byId(caller.workspaceId, { only: ['opts'] }),
    cashBookOf(database, caller, day),
    database.records('dayCloses', caller.workspaceId).find({ day, status: { $ne: 'cancelled' } }, { sort: { _id: 1 } }),
  ])
  const own = workspace?.opts.fundLabels ?? []
  const labels = [...new Set([...own, ...cash.labels, ...closes.map(({ label }) => label)])]
  const bankAccounts = database.records('bankAccounts', caller.workspaceId)
  const data = await Promise.all(
    labels.map(async (label) => {
      const balance = cash.balanceOf(label)
      const close = closes.find((each) => each.label === label)
      const later = close && (await movedSince(database, caller, close, balance))
      return {
        label,
        isCash: (await accountOfLabel({ bankAccounts }, label)) === '111',
        balance,
        ...(close
          ? {
              close: {
                _id: close._id,
                number: close.number,
                status: close.status,
                counted: close.counted,
                ...(close.difference === undefined ? {} : { difference: close.difference }),
                ...(close.signedAt ? { signedAt: close.signedAt } : {}),
                ...(close.signedBy ? { signedBy: close.signedBy.name } : {}),
              },
            }
          : {}),
        ...(later && (later.count > 0 || later.amount !== 0) ? { later } : {}),
      }
    }),
  )
  return { day, data: data.sort((a, b) => Number(b.isCash) - Number(a.isCash) || compareNames(a.label, b.label)) }
}

export const dayClosesReports: ReportFunctions<'dayCloses'> = { book }
