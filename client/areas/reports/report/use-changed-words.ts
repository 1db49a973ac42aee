import type { ResultAct } from '@shared/areas/trade/rules/reports/changed-since'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { whoOf } from '../../../components/history/words'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { formatDayMonth } from '../../../lib/format'
import type { ChangedEntry, ChangedLine } from './changed-since'
import { changedMessages as m, reportMessages as r } from './messages'

const acts: Readonly<Record<ResultAct, MessageDescriptor>> = {
  'sale-ordered': m.saleOrdered,
  'sale-cancelled': m.saleCancelled,
  'sale-changed': m.saleChanged,
  'sale-shipped': m.saleShipped,
  'sale-returned': m.saleReturned,
  'sale-corrected': m.saleCorrected,
  'purchase-received': m.purchaseReceived,
  'purchase-returned': m.purchaseReturned,
  'purchase-corrected': m.purchaseCorrected,
  'goods-in': m.goodsIn,
  'goods-out': m.goodsOut,
  'money-in': m.moneyIn,
  'money-out': m.moneyOut,
  'money-refunded': m.moneyRefunded,
  'money-moved': m.moneyMoved,
  pay: m.pay,
  'pay-earned': m.payEarned,
  'commission-earned': m.commissionEarned,
  'asset-paid': m.assetPaid,
  depreciation: m.depreciation,
  'asset-disposed': m.assetDisposed,
  'debt-written-off': m.debtWrittenOff,
  'cod-collected': m.codCollected,
  'cod-settled': m.codSettled,
  opening: m.opening,
  'year-closed': m.yearClosed,
}

/** How entries, figures and people are called where it is told what changed. */
export const useChangedWords = () => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  return {
    ofAct: ({ act, less }: Pick<ChangedEntry, 'act' | 'less'>): string => {
      const word = intl.formatMessage(acts[act])
      return less ? intl.formatMessage(m.less, { act: word }) : word
    },
    /** What it is of, and the day it counts on. */
    about: ({ name, day }: ChangedEntry): string =>
      [intl.formatMessage(m.ofDay, { day: formatDayMonth(day) }), name].filter(Boolean).join(' · '),
    who: (entry: ChangedEntry): string => whoOf(entry, intl),
    figure: ({ figure, group }: Pick<ChangedLine, 'figure' | 'group'>): string =>
      figure === 'group' ? groupName(group ?? '') : intl.formatMessage(figure === 'cost' ? r.costShipped : r.revenue),
    aside: (aside: 'hidden' | 'rest', count: number): string => intl.formatMessage(m[aside], { count }),
  }
}
