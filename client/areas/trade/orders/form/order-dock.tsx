import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { FINAL_STATUSES, isFromInterface, whyNotStatus } from '@shared/foundation/documents/order-statuses'
import type { Order, Shipment } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import { Formik, type FormikProps } from 'formik'
import { useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { DraftKeeper } from '../../../../components/record-form/draft-keeper'
import { HistoryButton } from '../../../../components/history/history-button'
import { RecordPresence } from '../../../../components/presence/record-presence'
import { useIsPhone } from '../../../../lib/use-media'
import { useShortcut } from '../../../../lib/use-shortcut'
import { DockForm, DockPart, Unsaved } from '../../../../ui/DockForm/DockForm'
import { Form, FormError } from '../../../../ui/form/Form'
import { CollaboratorPart } from '../../../../ui/Presence/CollaboratorPart'
import { toastInfo } from '../../../../ui/Toasts/Toasts'
import { orderWords } from '../kinds'
import { actionMessages as am } from '../messages'
import { actorOf, asDocument } from '../order-document'
import { StatusControl } from '../parts/status-control'
import { showPayment } from '../payment/show-payment'
import { OrderDetails } from './order-details'
import { OrderDialogs, type Asked } from './order-dialogs'
import { OrderFoot } from './order-foot'
import { OrderHalves, OrderPast } from './order-halves'
import { OrderItems } from './order-items'
import { OrderNotices } from './order-notices'
import { OrderParty } from './order-party'
import { OrderTools } from './order-tools'
import type { OrderValues, PartnerChoice } from './order-values'
import { useOrderForm } from './use-order-form'
import './order-dock.css'

interface OrderDockProps {
  group: TradeGroup
  /** Kept current; null writes a new one. */
  order: Order | null
  /** For whom a new one is. */
  partner?: PartnerChoice
  onCreated: (order: Order) => void
  onClose: () => void
}

/** One order beside the list: written, shipped, paid, closed. */
export const OrderDock = (props: OrderDockProps) => {
  const writing = useOrderForm(props)
  return (
    <Formik {...writing.form.formik} validate={writing.validate}>
      {(formik) => <WrittenOrder {...props} writing={writing} formik={formik} />}
    </Formik>
  )
}

interface WrittenOrderProps extends OrderDockProps {
  writing: ReturnType<typeof useOrderForm>
  formik: FormikProps<OrderValues>
}

const WrittenOrder = ({ group, order, onCreated, onClose, writing, formik }: WrittenOrderProps) => {
  const intl = useIntl()
  const me = useMe()
  const [asked, setAsked] = useState<Asked>(null)
  const { form } = writing
  const changed = form.changed(formik.values, formik.initialValues)
  const dirty = changed.length > 0
  const phone = useIsPhone()
  // A new order begins at its customer; on a phone the keyboard would cover what one came to see.
  const [beginsAtPartner] = useState(!phone && order === null && formik.values.partner === null)
  const { data: page } = api.warehouses.useFind({ status: 'active', $limit: -1 })
  const warehouses = page?.data ?? []
  const document = order && asDocument(order)
  const final = order !== null && FINAL_STATUSES.includes(order.status)
  const byProgram = document !== null && isFromInterface(document)
  const locked = final || byProgram
  const details = (
    <OrderDetails group={group} warehouses={warehouses} locked={locked} final={final} byProgram={byProgram} isNew={order === null} />
  )
  const whyNotShip = document && whyNotStatus(document, 'shipped', actorOf(me))

  const ship = (editing: Shipment | null = null): void => {
    if (dirty) toastInfo(intl.formatMessage(am.saveFirst))
    else setAsked({ kind: 'ship', editing })
  }
  const askWhenSaved = (kind: 'return' | 'closeRest' | 'copy' | 'copyMonth' | 'force' | 'writeOff'): void => {
    if (dirty) toastInfo(intl.formatMessage(am.saveFirst))
    else setAsked({ kind })
  }
  const undoReturn = (at: Instant): void => {
    if (dirty) toastInfo(intl.formatMessage(am.saveFirst))
    else setAsked({ kind: 'undoReturn', at })
  }
  const mayShip = order !== null && whyNotShip === null && order.status !== 'shipped'
  useShortcut('g', () => ship(), mayShip)
  useShortcut('p', showPayment, order?.statusPayment === 'pending')
  useShortcut('ctrl+Enter', () => void formik.submitForm(), dirty && asked === null)

  const leave = (): void => (dirty ? setAsked({ kind: 'leave' }) : onClose())
  const holdEnter = (event: KeyboardEvent): void => {
    // Enter in a field would save half an order; Ctrl+Enter is the one that saves.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    <>
      <RecordPresence service="orders" id={order?._id} editing={dirty}>
        <Form dock>
          <DockForm
            title={order?.order_number ?? intl.formatMessage(orderWords[group].titleNew)}
            status={
              order && (
                <StatusControl
                  group={group}
                  order={order}
                  onShip={() => ship()}
                  onClose={(to) => setAsked({ kind: 'close', to })}
                  onReturn={() => askWhenSaved('return')}
                  onCloseRest={() => askWhenSaved('closeRest')}
                  onForce={() => askWhenSaved('force')}
                />
              )
            }
            aside={
              order && (
                <>
                  <HistoryButton service="orders" id={order._id} name={order.order_number} />
                  <OrderTools order={order} onCopy={(what) => askWhenSaved(what)} onWriteOff={() => askWhenSaved('writeOff')} />
                </>
              )
            }
            note={dirty ? <Unsaved count={order ? changed.length : 0} /> : null}
            onClose={leave}
            focusTitle={!beginsAtPartner}
            foot={
              <OrderFoot
                group={group}
                order={order}
                dirty={dirty}
                busy={formik.isSubmitting}
                mayShip={mayShip}
                onShip={() => ship()}
                onReturn={() => askWhenSaved('return')}
                onCloseRest={() => askWhenSaved('closeRest')}
              />
            }
          >
            <div onKeyDown={holdEnter} className="order-dock">
              <OrderNotices
                order={order}
                byProgram={byProgram}
                isDirty={dirty}
                writing={writing}
                values={formik.values}
                warehouses={warehouses}
              />
              <DockPart>
                <FormError />
                <OrderParty group={group} locked={locked} isNew={order === null} focus={beginsAtPartner} />
                {!phone && details}
              </DockPart>
              <CollaboratorPart name="items">
                <OrderItems group={group} readOnly={locked} order={order} />
              </CollaboratorPart>
              <OrderHalves group={group} order={order} final={final} locked={locked} />
              {/* Small, one part stands under the other: who, what and how much come first. */}
              {phone && <DockPart>{details}</DockPart>}
              {order && (
                <OrderPast
                  group={group}
                  order={order}
                  onEdit={locked ? undefined : (shipment) => ship(shipment)}
                  onUndoReturn={byProgram || order.shop ? undefined : undoReturn}
                />
              )}
            </div>
          </DockForm>
          <DraftKeeper form={form} />
        </Form>
      </RecordPresence>
      <OrderDialogs
        group={group}
        order={order}
        asked={asked}
        warehouses={warehouses}
        onCopied={onCreated}
        onSave={() => form.saveAndLeave(onClose)}
        onKeep={() => {
          form.keepDraft(dirty ? formik.values : null)
          onClose()
        }}
        onDrop={() => {
          form.discard()
          onClose()
        }}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
