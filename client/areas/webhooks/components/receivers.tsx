import type { Webhook } from '@shared/areas/webhooks/services/webhooks'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { useHistoryWords } from '../../../components/history/words'
import { classNames } from '../../../lib/class-names'
import { formatNumber } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { useLocale } from '../../../ui/zone/zone-context'
import { servicesOf } from '../events-offered'
import { webhookMessages as m } from '../messages'
import { HourBars } from './hour-bars'

/** What a webhook sent in the last 24 hours. */
export type WebhookDay = ReportOf<'webhookDeliveries', 'hours'>['data'][number]

const keyOf = ({ _id }: Webhook): string => _id

const WebhookState = ({ webhook: { status, failingSince } }: { webhook: Webhook }) => {
  const intl = useIntl()
  if (status !== 'on') return <StatusTag status="waiting">{intl.formatMessage(m['status.paused'])}</StatusTag>
  return failingSince ? (
    <StatusTag status="error">{intl.formatMessage(m['status.failing'])}</StatusTag>
  ) : (
    <StatusTag status="finished">{intl.formatMessage(m['status.on'])}</StatusTag>
  )
}

const useEventWords = (webhooks: readonly Webhook[]): ((events: readonly string[]) => string) => {
  const { hasWord, serviceWord } = useHistoryWords(webhooks.flatMap(({ events }) => servicesOf(events)))
  return (events) =>
    servicesOf(events)
      .map((service) => (hasWord(service) ? serviceWord(service) : service))
      .join(', ')
}

interface ReceiversProps {
  readonly webhooks: readonly Webhook[] | undefined
  readonly chosen: Webhook | undefined
  readonly dayOf: (webhook: Webhook) => WebhookDay | undefined
  readonly busy: boolean
  readonly onChoose: (id: string) => void
  readonly onAdd: () => void
}

/** Programs that are told of changes. */
export const Receivers = ({ webhooks, chosen, dayOf, busy, onChoose, onAdd }: ReceiversProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const wordsOf = useEventWords(webhooks ?? [])
  const columns: Column<Webhook>[] = [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      cell: ({ _id, name, url }) => (
        <TwoLines
          first={<span className={classNames('name', _id === chosen?._id && 'ink-brand')}>{name}</span>}
          second={<span className="webhook-url">{url}</span>}
        />
      ),
    },
    {
      key: 'events',
      head: intl.formatMessage(m.events),
      width: 170,
      hideNarrow: true,
      cell: ({ events }) => (
        <TwoLines
          first={<span className="cut">{wordsOf(events)}</span>}
          second={intl.formatMessage(m.eventsCount, { count: events.length })}
        />
      ),
    },
    {
      key: 'day',
      head: intl.formatMessage(m.day),
      width: 160,
      hideNarrow: true,
      cell: (webhook) => <HourBars day={dayOf(webhook)} />,
    },
    {
      key: 'sent',
      head: intl.formatMessage(m.sent),
      width: 80,
      align: 'end',
      cell: (webhook) => <span className="num">{formatNumber(dayOf(webhook)?.delivered ?? 0, locale)}</span>,
    },
    { key: 'status', head: intl.formatMessage(m.status), width: 130, cell: (webhook) => <WebhookState webhook={webhook} /> },
  ]
  return (
    <div className={webhooks?.length ? 'webhook-receivers' : undefined}>
      <DataTable<Webhook>
        label={intl.formatMessage(m.screen)}
        columns={columns}
        rows={webhooks}
        rowKey={keyOf}
        onOpen={({ _id }) => onChoose(_id)}
        busy={busy}
        phone={(webhook) => (
          <PhoneRow name={webhook.name} amount={<WebhookState webhook={webhook} />} about={<span className="cut">{webhook.url}</span>} />
        )}
        empty={
          <EmptyState
            icon="send"
            title={intl.formatMessage(m.none)}
            action={
              <Button icon="plus" onClick={onAdd}>
                {intl.formatMessage(m.new)}
              </Button>
            }
          >
            {intl.formatMessage(m.noneHint)}
          </EmptyState>
        }
      />
    </div>
  )
}
