import { can } from '@shared/foundation/rights/rights'
import type { Fund } from '@shared/areas/money/services/funds'
import { defineMessages } from 'react-intl'
import { api } from '../../../api/api'
import { findMessages } from '../../../components/feature/find-messages'
import { FOUND_LIMIT, rowsOf } from '../../../components/feature/find-rows'
import type { FindContext, FindSource } from '../../../components/feature/manifest'
import { voucherAddress } from '../../../components/paper/print-voucher'
import { freeMessages } from '../../../lib/free-messages'
import { Amount } from '../../../ui/Amount/Amount'
import type { PaletteEntry } from '../../../ui/CommandPalette/CommandPalette'
import { StatusDisc } from '../../../ui/StatusDisc/StatusDisc'
import { standingOf } from './fund-status'

const m = freeMessages(
  defineMessages({
    entries: { id: 'funds.frame.found', defaultMessage: 'Fund entries' },
    printOf: { id: 'funds.frame.printOf', defaultMessage: 'Print voucher {number}' },
  }),
)

/** As vouchers are numbered: T000338, C000153, or the first digits of one. */
const VOUCHER = /^[TC]\d+$/i

const entryOf = (fund: Fund, { intl }: FindContext): PaletteEntry => ({
  key: `fund.${fund._id}`,
  group: intl.formatMessage(m.entries),
  lead: fund.number ?? '',
  label: fund.name ?? fund.recipientName ?? '',
  mark: <StatusDisc status={standingOf(fund)} />,
  aside: <Amount value={fund.amount} signed />,
  to: `/funds?open=${fund._id}`,
})

const printOf = ({ _id, number = '' }: Fund, { intl }: FindContext): PaletteEntry => ({
  key: 'act.print',
  group: intl.formatMessage(findMessages.act),
  icon: 'print',
  label: intl.formatMessage(m.printOf, { number }),
  to: voucherAddress(_id),
})

/** Entries of funds by the number of their voucher, for whoever keeps the funds. */
export const findFunds: FindSource = {
  order: 15,
  actionOrder: 15,
  find: async (search, context) => {
    if (!VOUCHER.test(search) || !can(context.rights, ['/funds'])) return { entries: [], actions: [] }
    const query = { since: '2000-01-01', search, $limit: FOUND_LIMIT, $total: false }
    const found = await rowsOf(context.dispatch(api.funds.findOnce(query)), context.signal)
    const best = found[0]
    return { entries: found.map((one) => entryOf(one, context)), actions: best ? [printOf(best, context)] : [] }
  },
}
