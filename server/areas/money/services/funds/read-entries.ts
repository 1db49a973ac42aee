import { can } from '@shared/foundation/rights/rights'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { isId } from '@shared/foundation/ids'
import { funds as fundsDeclaration } from '@shared/areas/money/services/funds'
import type { Caller } from '../../../../kernel/call'
import { serialize } from '../../../../kernel/serialize'
import type { ServiceRules } from '../../../../kernel/service-rules'
import type { FundCall } from '../../../../ledger/entry-kinds'
import { AppError } from '../../../../platform/errors'
import { mayReadFunds, mayReadOrder, orderOf } from './order-of-entry'
import { withRunningBalances } from './running-balances'

/** Without /funds only the payments of an order that the member may read are shown. */
export const find: ServiceRules<'funds'>['find'] = async (call, next) => {
  const { params, caller } = call
  if (!mayReadFunds(caller)) {
    if (namesReadableSalaries(caller, params.query ?? {})) return next()
    const orderId: unknown = params.query?.['orderId']
    const order = typeof orderId === 'string' ? await orderOf(call, orderId) : null
    if (!order || !mayReadOrder(caller, order)) throw AppError.of('rights.missing')
    return next()
  }
  const asksForBalances = params.reading?.select?.some((field) => BALANCES.includes(field)) ?? true
  if (!asksForBalances) return next()
  // Balances are worked out from the whole entry.
  const { $select: _some, ...whole } = params.query ?? {}
  params.query = whole
  const page = await next()
  return page.data.length === 0 ? page : { ...page, data: await withRunningBalances(call, page.data) }
}

const BALANCES: readonly string[] = ['balance', 'balanceLabel']

/** HR reads the salaries, and everybody their own. */
const namesReadableSalaries = (caller: Caller, query: Readonly<Record<string, unknown>>): boolean =>
  query['group'] === FUND_GROUPS.salaries.name &&
  (can(caller.rights, ['/office/hr']) || (caller.userId !== null && query['userId'] === caller.userId))

export const get: ServiceRules<'funds'>['get'] = async (call, _id, next) => {
  await assertReadable(call, _id)
  return next()
}

/** @throws AppError 403 for an entry that is there and isn't theirs to read */
export const assertReadable = async ({ app, caller }: FundCall, id: string): Promise<void> => {
  if (mayReadFunds(caller)) return
  const fund = isId(id) ? await app.get('database').records('funds', caller.workspaceId).byId(id) : null
  if (fund && !serialize(fundsDeclaration, fund, caller)) throw AppError.of('rights.missing')
}
