import type { WebhookDelivery } from '@shared/areas/webhooks/services/webhookDeliveries'
import type { Webhook } from '@shared/areas/webhooks/services/webhooks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useHistoryWords } from '../../../components/history/words'
import { ListPaging, usePageSize } from '../../../components/list-paging'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { PendingDock } from '../../../components/record-form/pending-dock'
import { classNames } from '../../../lib/class-names'
import { formatNumber, type Locale } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { DeliveryDock } from '../components/delivery-dock'
import { DeliveryState } from '../components/delivery-state'
import { HourBars } from '../components/hour-bars'
import { SecretDialog } from '../components/secret-dialog'
import { useWebhookChange } from '../components/webhook-acts'
import { WebhookForm } from '../components/webhook-form'
import { servicesOf } from '../events-offered'
import { webhookMessages as m } from '../messages'
import '../components/webhooks.css'

const keyOf = ({ _id }: { readonly _id: string }): string => _id
/** What a row of the log shows; bodies come with the one that is open. */
const SHOWN = ['created', 'type', 'title', 'status', 'due', 'tries', 'attempts'] as const

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

/** Why a webhook was paused by itself; undefined where the board did. */
const reasonOf = ({ paused }: Webhook, locale: Locale): string | undefined =>
  locale === 'vi' ? (paused?.vi ?? paused?.reason) : paused?.reason

/** What the last try of a delivery was answered. */
const Answer = ({ delivery: { attempts } }: { delivery: WebhookDelivery }) => {
  const locale = useLocale()
  const last = attempts.at(-1)
  if (!last) return <span className="faint">–</span>
  const isTaken = last.status !== undefined && last.status < 300
  const why = locale === 'vi' ? (last.vi ?? last.why) : last.why
  return <span className={isTaken ? 'ink-credit num' : 'ink-debit num cut'}>{last.status ?? why}</span>
}

/** Programs that are told of changes, and each delivery to the chosen one; for the board. */
export const WebhooksScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const [address, change] = useUrlQuery({ of: '', state: '', open: '', page: 1, size: 0 })
  const [size, keepSize] = usePageSize(address.size)
  const [secret, setSecret] = useState<string | null>(null)
  const list = api.webhooks.useFind({ status: { $ne: 'removed' }, $limit: -1 })
  const webhooks = list.data?.data
  const days = api.webhookDeliveries.useReport('hours', {}).data?.data
  const wordsOf = useEventWords(webhooks ?? [])
  const chosen = webhooks?.find(({ _id }) => _id === address.of) ?? webhooks?.[0]
  const { change: patch, isLoading } = useWebhookChange()
  const add = (): void => change({ open: 'new' })
  useNewAction(intl.formatMessage(m.new), add)
  useShortcut('n', add)
  const dayOf = ({ _id }: Webhook) => days?.find(({ webhookId }) => webhookId === _id)
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
  const deliveries = api.webhookDeliveries.useFind(
    {
      webhookId: chosen?._id ?? '',
      ...(address.state === 'failing' ? { status: 'failing' } : null),
      $select: [...SHOWN],
      $sort: { _id: -1 },
      $limit: size,
      ...(address.page > 1 ? { $skip: (address.page - 1) * size } : null),
    },
    { skip: !chosen },
  )
  const isForm = address.open === 'new' || address.open === 'edit'
  const openId = isForm ? '' : address.open
  const read = api.webhookDeliveries.useGet(openId, { skip: openId === '' })
  const close = (): void => change({ open: '' })
  const rows = deliveries.currentData?.data ?? deliveries.data?.data
  const failing = dayOf(chosen ?? ({ _id: '' } as Webhook))?.undelivered
  const logColumns: Column<WebhookDelivery>[] = [
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
  const form = address.open === 'new' ? undefined : chosen
  const dock = isForm ? (
    address.open === 'edit' && !chosen ? null : (
      <WebhookForm
        key={form?._id ?? 'new'}
        record={form}
        given={{ onSecret: setSecret }}
        onCreated={({ _id, secret: made }) => {
          change({ of: _id, open: '' })
          if (made) setSecret(made)
        }}
        onClose={close}
      />
    )
  ) : openId === '' ? null : read.data?._id === openId ? (
    <DeliveryDock key={openId} delivery={read.data} webhook={chosen} onClose={close} />
  ) : (
    <PendingDock read={read} onClose={close} />
  )
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      strip={
        <>
          <StaleBanner list={list} />
          {chosen?.status === 'paused' && (
            <p className="webhook-warning" role="status">
              {intl.formatMessage(m.isPaused, { name: chosen.name, reason: reasonOf(chosen, locale) ?? intl.formatMessage(m.stopped) })}{' '}
              <Button kind="link" size="s" busy={isLoading} onClick={() => void patch(chosen._id, { status: 'on' }, m.resumed)}>
                {intl.formatMessage(m.resume)}
              </Button>
            </p>
          )}
        </>
      }
      tools={
        <>
          <Button
            icon="send"
            busy={isLoading}
            disabled={chosen?.status !== 'on'}
            onClick={() => chosen && void patch(chosen._id, { test: true }, m.tested)}
          >
            {intl.formatMessage(m.test)}
          </Button>
          <Button icon="plus" kind="primary" kbd="N" onClick={add}>
            {intl.formatMessage(m.new)}
          </Button>
        </>
      }
      dock={dock}
      dockSize="units"
      foot={
        chosen && (
          <ListPaging
            page={address.page}
            size={size}
            shown={rows?.length ?? 0}
            total={deliveries.data?.total}
            onPage={(page) => change({ page })}
            onSize={(to) => {
              keepSize(to)
              change({ size: to, page: 1 })
            }}
          >
            <span className="second">{intl.formatMessage(m.logKept)}</span>
          </ListPaging>
        )
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : (
        <>
          <div className={webhooks?.length ? 'webhook-receivers' : undefined}>
            <DataTable<Webhook>
              label={intl.formatMessage(m.screen)}
              columns={columns}
              rows={webhooks}
              rowKey={keyOf}
              onOpen={({ _id }) => change({ of: _id, open: '', page: 1 })}
              busy={list.isFetching && !list.currentData}
              phone={(webhook) => (
                <PhoneRow
                  name={webhook.name}
                  amount={<WebhookState webhook={webhook} />}
                  about={<span className="cut">{webhook.url}</span>}
                />
              )}
              empty={
                <EmptyState
                  icon="send"
                  title={intl.formatMessage(m.none)}
                  action={
                    <Button icon="plus" onClick={add}>
                      {intl.formatMessage(m.new)}
                    </Button>
                  }
                >
                  {intl.formatMessage(m.noneHint)}
                </EmptyState>
              }
            />
          </div>
          {chosen && (
            <>
              <div className="webhook-log">
                <h2 className="strong">{intl.formatMessage(m.log, { name: chosen.name })}</h2>
                <Chips
                  label={intl.formatMessage(m.result)}
                  chips={[
                    { key: '', label: intl.formatMessage(m.logAll) },
                    { key: 'failing', label: intl.formatMessage(m.logFailing), count: failing || undefined },
                  ]}
                  chosen={address.state}
                  onChoose={(state) => change({ state, page: 1 })}
                />
                <Button kind="link" size="s" onClick={() => change({ of: chosen._id, open: 'edit' })}>
                  {intl.formatMessage(m.edit)}
                </Button>
              </div>
              {hasFailed(deliveries) ? (
                <LoadFailed error={deliveries.error} onRetry={deliveries.refetch} retrying={deliveries.isFetching} />
              ) : (
                <DataTable<WebhookDelivery>
                  label={intl.formatMessage(m.log, { name: chosen.name })}
                  columns={logColumns}
                  lines={1}
                  rows={rows}
                  rowKey={keyOf}
                  open={openId}
                  onOpen={({ _id }) => change({ open: _id }, { push: openId === '' })}
                  busy={deliveries.isFetching && !deliveries.currentData}
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
              )}
            </>
          )}
        </>
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </ListPage>
  )
}
