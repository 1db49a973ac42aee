import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../../ui/form/form-error'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { When } from '../../../../ui/When/When'
import { partnerOfOrder } from '../kinds'
import { actionMessages as am, debtMessages as m } from '../messages'

type WriteOff = NonNullable<Order['writeOffs']>[number]

/** What was written off of an order, each with its reason; the board takes back what stands. */
export const WriteOffs = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const isBoard = useCan('bod')
  const [asked, setAsked] = useState<WriteOff | null>(null)
  const { writeOffs = [] } = order
  if (writeOffs.length === 0) return null
  return (
    <>
      <ul>
        {writeOffs.map((writeOff) => (
          <li key={writeOff.at} className="order-fund">
            <span className="cut">
              {intl.formatMessage(m.line)} <span className="second">{writeOff.reason}</span>
            </span>
            {writeOff.undone && <span className="second order-write-off__undone">{intl.formatMessage(m.undone)}</span>}
            <span className="second order-fund__when">
              <When value={writeOff.at} />
            </span>
            <Amount value={writeOff.amount} struck={writeOff.undone !== undefined} />
            {isBoard && !writeOff.undone ? (
              <IconButton
                size="s"
                icon="undo"
                iconSize={14}
                label={intl.formatMessage(m.undo, { amount: formatMoney(writeOff.amount, locale) })}
                onClick={() => setAsked(writeOff)}
              />
            ) : (
              <span className="order-fund__gap" />
            )}
          </li>
        ))}
      </ul>
      {asked && <ConfirmUndo order={order} writeOff={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Asks before a write-off is taken back: who owes what again. */
const ConfirmUndo = ({ order, writeOff, onClose }: { order: Order; writeOff: WriteOff; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = api.orders.usePatch()
  const amount = formatMoney(writeOff.amount, locale)
  const confirm = async (): Promise<void> => {
    try {
      await patch({ id: order._id, data: { undoWriteOff: writeOff.at, rev: order.rev } }).unwrap()
      toastDone(intl.formatMessage(m.undoDone))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.undoTitle, { amount })}
      changes={[intl.formatMessage(m.undoOwed, { name: partnerOfOrder(order)?.name ?? '', amount }), intl.formatMessage(m.undoExpense)]}
      verb={intl.formatMessage(m.undoVerb)}
      safe={intl.formatMessage(am.later)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
