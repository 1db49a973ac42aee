import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { isCounted, outstanding } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import type { IntlShape } from 'react-intl'
import { dayOf } from '../../../../lib/format'
import type { Cells } from '../../../../lib/table-file/cells'
import { orderWords, partnerOfOrder, statusLabel } from '../kinds'
import { formMessages as fm, ordersMessages as m } from '../messages'
import { asDocument } from '../order-document'

/** Orders as the rows of a sheet, headings first. */
export const orderRows = (orders: readonly Order[], { intl, group, zone }: { intl: IntlShape; group: TradeGroup; zone: string }): Cells => [
  [
    m.columnOrder,
    fm.date,
    orderWords[group].partner,
    m.columnStatus,
    m.total,
    m.columnPaid,
    orderWords[group].owed,
    fm.tags,
    m.columnBy,
    fm.refId,
    fm.tracking,
    fm.note,
  ].map((head) => ({ head: intl.formatMessage(head) })),
  ...orders.map((order) => [
    order.order_number,
    { day: dayOf(order.created, zone) },
    partnerOfOrder(order)?.name,
    intl.formatMessage(statusLabel(order.status, group)),
    order.total,
    order.paid,
    isCounted(order) ? outstanding(asDocument(order)) : 0,
    order.tags?.join(', '),
    order.creator?.name,
    order.refId,
    order.tracking,
    order.note,
  ]),
]
