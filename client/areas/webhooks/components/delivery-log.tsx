import type { WebhookDelivery } from '@shared/areas/webhooks/services/webhookDeliveries'
import type { Webhook } from '@shared/areas/webhooks/services/webhooks'
import { useIntl } from 'react-intl'
import { Loaded } from '../../../components/list-states'
import { formatNumber } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { webhookMessages as m } from '../messages'
import type { useDeliveries } from '../use-deliveries'
import { DeliveryState } from './delivery-state'

const keyOf = ({ _id }: WebhookDelivery): string => _id

/** What the last try of a delivery was answered. */
const Answer = ({ delivery: { attempts } }: { delivery: WebhookDelivery }) => {
  const locale = useLocale()
  const last = attempts.at(-1)
  if (!last) return <span className="faint">–</span>
  const isTaken = last.status !== undefined && last.status < 300
  const why = locale === 'vi' ? (last.vi ?? last.why) : last.why
  return <span className={isTaken ? 'ink-credit num' : 'ink-debit num cut'}>{last.status ?? why}</span>
}

interface DeliveryLogProps {
  readonly webhook: Webhook
  readonly deliveries: ReturnType<typeof useDeliveries>
  /** Which of them are shown: all, or those that fail. */
  readonly state: string
  /** How many haven't arrived. */
  readonly undelivered: number | undefined
  /** Of the delivery that is open. */
  readonly openId: string
  readonly onState: (state: string) => void
  readonly onOpen: (id: string) => void
  readonly onEdit: () => void
}

/** Each delivery to one receiver, the newest first. */
export const DeliveryLog = ({ webhook, deliveries, state, undelivered, openId, onState, onOpen, onEdit }: DeliveryLogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const columns: Column<WebhookDelivery>[] = [
    { key: 'at', head: intl.formatMessage(m.at), width: 120, cell: ({ created }) => <When value={created} as="row" /> },
    { key: 'type', head: intl.formatMessage(m.event), width: 170, cell: ({ type }) => <code className="cut">{type}</code> },
    { key: 'title', head: intl.formatMessage(m.record), cell: ({ title }) => <span className="cut">{title ?? '–'}</span> },
    {
      key: 'tries',
      head: intl.formatMessage(m.tries),
      width: 60,
      align: 'end',
      hideNarrow: true,
      cell: ({ tries }) => <span className="num">{formatNumber(tries, locale)}</span>,
    },
    { key: 'answer', head: intl.formatMessage(m.answer), width: 130, hideNarrow: true, cell: (delivery) => <Answer delivery={delivery} /> },
    {
      key: 'took',
      head: intl.formatMessage(m.took),
      width: 90,
      align: 'end',
      hideNarrow: true,
      cell: ({ attempts }) => {
        const last = attempts.at(-1)
        return last ? <span className="num">{intl.formatMessage(m.ms, { ms: formatNumber(last.ms, locale) })}</span> : null
      },
    },
    { key: 'result', head: intl.formatMessage(m.result), width: 170, cell: (delivery) => <DeliveryState delivery={delivery} /> },
  ]
  return (
    <>
      <div className="webhook-log">
        <h2 className="strong">{intl.formatMessage(m.log, { name: webhook.name })}</h2>
        <Chips
          label={intl.formatMessage(m.result)}
          chips={[
            { key: '', label: intl.formatMessage(m.logAll) },
            { key: 'failing', label: intl.formatMessage(m.logFailing), count: undelivered || undefined },
          ]}
          chosen={state}
          onChoose={onState}
        />
        <Button kind="link" size="s" onClick={onEdit}>
          {intl.formatMessage(m.edit)}
        </Button>
      </div>
      <Loaded read={deliveries.read}>
        <DataTable<WebhookDelivery>
          label={intl.formatMessage(m.log, { name: webhook.name })}
          columns={columns}
          lines={1}
          rows={deliveries.rows}
          rowKey={keyOf}
          open={openId}
          onOpen={({ _id }) => onOpen(_id)}
          busy={deliveries.read.isFetching && !deliveries.read.currentData}
          phone={(delivery) => (
            <PhoneRow
              name={delivery.title ?? delivery.type}
              amount={<When value={delivery.created} as="row" />}
              about={<span className="cut">{delivery.type}</span>}
              owed={<DeliveryState delivery={delivery} />}
            />
          )}
          empty={
            <EmptyState icon="send" title={intl.formatMessage(m.logNone)}>
              {intl.formatMessage(m.logNoneHint)}
            </EmptyState>
          }
        />
      </Loaded>
    </>
  )
}
