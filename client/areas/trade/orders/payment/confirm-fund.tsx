import { keptAmount } from '@shared/foundation/documents/funds'
import type { FundStatus } from '@shared/foundation/documents/funds'
import { outstanding } from '@shared/foundation/documents/order-totals'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { asDocument } from '../order-document'
import { actionMessages as m } from '../messages'

interface ConfirmFundProps {
  fund: Fund
  order: Order
  to: FundStatus
  onClose: () => void
}

/** Asks before a payment is completed, cancelled or refunded, and says what of the books moves. */
export const ConfirmFund = ({ fund, order, to, onClose }: ConfirmFundProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = api.funds.usePatch()
  const kept = keptAmount(fund)
  const amount = formatMoney(Math.abs(kept), locale)
  const left = outstanding(asDocument(order))
  const moved = to === 'completed' ? kept : -kept
  const settles = Math.abs(kept) * (to === 'completed' ? -1 : 1)
  const texts = {
    completed: { title: m.completeTitle, verb: m.completeVerb },
    cancelled: { title: m.cancelFundTitle, verb: m.cancelFundVerb },
    refunded: { title: m.refundTitle, verb: m.refundVerb },
  }
  const { title, verb } = to === 'cancelled' || to === 'refunded' ? texts[to] : texts.completed
  const movesMoney = to === 'completed' || to === 'refunded'
  const changes = movesMoney
    ? [
        intl.formatMessage(m.completeBalance, {
          label: fund.label ?? intl.formatMessage(m.noLabel),
          amount: formatMoney(moved, locale, { plus: true }),
        }),
        intl.formatMessage(m.completePaid, { number: order.order_number, amount: formatMoney(left + settles, locale) }),
      ]
    : to === 'cancelled'
      ? [intl.formatMessage(m.cancelFundChange)]
      : []
  const confirm = async (): Promise<void> => {
    try {
      await patch({ id: fund._id, data: { status: to } }).unwrap()
      toastDone(intl.formatMessage(m.fundSaved))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(title, { amount })}
      changes={changes}
      verb={intl.formatMessage(verb)}
      danger={to === 'cancelled' || to === 'refunded'}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
