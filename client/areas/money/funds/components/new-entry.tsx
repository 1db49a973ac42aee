import { FUND_GROUPS, paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Fund } from '@shared/areas/money/services/funds'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useUsualLabel } from '../../../../components/fund-labels'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { EntrySaved } from '../../../../components/paper/print-voucher'
import { RecordDock } from '../../../../components/record-form/record-dock'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useRecordForm } from '../../../../components/record-form/use-record-form'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { FormError } from '../../../../ui/form/Form'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { amountOf, emptyEntry, fieldOf, signedOf, toCreate, type EntryValues } from '../entry-values'
import { entryMessages as m } from '../messages'
import { useEntryErrors } from '../use-entry-errors'
import { EntryBalance } from './entry-balance'
import { EntryFields } from './entry-fields'
import { EntryInvoice } from './entry-invoice'
import { EntryItems } from './entry-items'
import { EntryOrder } from './entry-order'

interface NewEntryProps {
  /** The order it pays. */
  order?: Order | undefined
  /** It is what a purse held when the books began. */
  opening?: boolean
  onClose: () => void
}

/** An entry that is being written: kept as a draft until it is saved, waiting or counted at once. */
export const NewEntry = ({ order, opening = false, onClose }: NewEntryProps) => {
  const intl = useIntl()
  const zone = useZone()
  const groupName = useFundGroupName()
  const judge = useEntryErrors()
  const [create] = api.funds.useCreate()
  const checkAmount = useAmountCheck()
  const status = useRef<'pending' | 'completed'>('completed')
  const empty = emptyEntry(useToday(), useUsualLabel())

  const ofOrder = (): EntryValues => {
    if (!order) return empty
    const group = paymentGroupOf(order.group) ?? ''
    return {
      ...empty,
      direction: orderKind(order.group).money,
      amount: stillOpen(order) || null,
      name: intl.formatMessage(m.orderPay, { number: order.order_number }),
      recipientName: (order.customer ?? order.agent ?? order.supplier)?.name ?? '',
      group: { value: group, label: groupName(group) },
    }
  }
  const ofOpening = (): EntryValues => ({
    ...empty,
    name: intl.formatMessage(m.openingName),
    group: { value: FUND_GROUPS.opening.name, label: groupName(FUND_GROUPS.opening.name) },
  })
  const form = useRecordForm<Fund, EntryValues>({
    record: undefined,
    valuesOf: () => (order ? ofOrder() : opening ? ofOpening() : empty),
    create: async (values) => {
      await checkAmount(amountOf(values), 'amount')
      return create(toCreate(values, { now: new Date(), zone }, { status: status.current, ...(order && { orderId: order._id }) })).unwrap()
    },
    patch: () => Promise.reject(new Error('There is nothing to change yet')),
    done: ({ _id }) => <EntrySaved fundId={_id}>{intl.formatMessage(m.created)}</EntrySaved>,
    onSaved: onClose,
    fieldOf,
    draft: { name: order ? `funds.${order._id}` : opening ? 'funds.opening' : 'funds' },
  })
  const save = (as: 'pending' | 'completed', submit: () => Promise<void>): void => {
    status.current = as
    void submit()
  }
  return (
    <RecordDock<EntryValues>
      form={form}
      title={({ direction }) => intl.formatMessage(direction === 'in' ? m.receiptNew : m.paymentNew)}
      isNew
      labels={{}}
      validate={(values) => judge(values, { counts: status.current === 'completed' }).fields}
      onClose={onClose}
      note={({ dirty }) => dirty && intl.formatMessage(m.draft)}
      aside={({ dirty }) => dirty && <IconButton icon="undo" label={intl.formatMessage(m.draftDrop)} onClick={form.discard} />}
      foot={({ busy, submit }) => (
        <>
          <Button disabled={busy} onClick={() => save('pending', submit)}>
            {intl.formatMessage(m.saveWaiting)}
          </Button>
          <Button
            kind="primary"
            type="submit"
            kbd="Ctrl ↵"
            busy={busy}
            onClick={() => {
              status.current = 'completed'
            }}
          >
            {intl.formatMessage(m.record)}
          </Button>
        </>
      )}
    >
      {({ values }) => (
        <>
          <DockPart className="funds-entry">
            <FormError />
            <EntryFields fresh readOnly={false} locked={false}>
              {order && <EntryOrder orderId={order._id} />}
            </EntryFields>
          </DockPart>
          {!order && !opening && <EntryInvoice locked={false} />}
          <EntryItems readOnly={false} />
          <EntryBalance amount={signedOf(values)} />
        </>
      )}
    </RecordDock>
  )
}
