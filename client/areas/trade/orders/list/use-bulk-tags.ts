import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { newBulkId } from '../../../../api/bulk-id'
import { api } from '../../../../api/api'
import { useUndo } from '../../../../components/undo/use-undo'
import { failureOf } from '../../../../ui/form/form-error'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { bulkMessages as m } from '../messages'

const withTag = (tags: readonly string[] = [], tag: string): string[] => (tags.includes(tag) ? [...tags] : [...tags, tag])
const withoutTag = (tags: readonly string[] = [], tag: string): string[] => tags.filter((one) => one !== tag)

/** Whether all of several orders have a tag. */
export const allHave = (orders: readonly Order[], tag: string): boolean => orders.every(({ tags = [] }) => tags.includes(tag))

/** Puts a tag on several orders, or takes it off when all have it: those that were changed can be taken back together. */
export const useBulkTags = (): { readonly busy: boolean; toggle(orders: readonly Order[], tag: string): Promise<void> } => {
  const intl = useIntl()
  const [patch] = api.orders.usePatch()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)

  const toggle = async (orders: readonly Order[], tag: string): Promise<void> => {
    const isOn = allHave(orders, tag)
    const changed: { readonly before: Order; readonly rev: number }[] = []
    const refused: { readonly number: string; readonly why: string }[] = []
    const bulkId = newBulkId()
    setBusy(true)
    for (const order of orders.filter(({ tags = [] }) => tags.includes(tag) === isOn)) {
      const tags = isOn ? withoutTag(order.tags, tag) : withTag(order.tags, tag)
      try {
        const { rev } = await patch({ id: order._id, data: { tags, rev: order.rev }, bulkId }).unwrap()
        changed.push({ before: order, rev })
      } catch (thrown) {
        refused.push({ number: order.order_number, why: failureOf(thrown).message ?? '' })
      }
    }
    setBusy(false)
    if (refused.length > 0) {
      const numbers = refused.map(({ number }) => number).join(', ')
      toastError(intl.formatMessage(m.refused, { numbers, why: refused[0]?.why ?? '' }))
    }
    if (changed.length === 0) return
    undo(intl.formatMessage(isOn ? m.takenOff : m.putOn, { tag, count: changed.length }), () =>
      Promise.all(changed.map(({ before, rev }) => patch({ id: before._id, data: { tags: before.tags ?? [], rev } }).unwrap())),
    )
  }
  return { busy, toggle }
}
