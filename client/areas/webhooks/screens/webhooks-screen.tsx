import type { Webhook } from '@shared/areas/webhooks/services/webhooks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { ConnectionTabs } from '../../../components/connections/connection-tabs'
import { ListPaging, usePaging } from '../../../components/list-paging'
import { Loaded, StaleBanner } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { PendingDock } from '../../../components/record-form/pending-dock'
import type { Locale } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button } from '../../../ui/Button/Button'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { useLocale } from '../../../ui/zone/zone-context'
import { DeliveryDock } from '../components/delivery-dock'
import { DeliveryLog } from '../components/delivery-log'
import { Receivers } from '../components/receivers'
import { SecretDialog } from '../components/secret-dialog'
import { useWebhookChange } from '../components/webhook-acts'
import { WebhookForm } from '../components/webhook-form'
import { webhookMessages as m } from '../messages'
import { useDeliveries } from '../use-deliveries'
import '../components/webhooks.css'

/** Why a webhook was paused by itself; undefined where the board did. */
const reasonOf = ({ paused }: Webhook, locale: Locale): string | undefined =>
  locale === 'vi' ? (paused?.vi ?? paused?.reason) : paused?.reason

/** Programs that are told of changes, and each delivery to the chosen one; for the board. */
export const WebhooksScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const [address, change] = useUrlQuery({ of: '', state: '', open: '', page: 1, size: 0 })
  const paging = usePaging(address, change)
  const [secret, setSecret] = useState<string | null>(null)
  const list = api.webhooks.useFind({ status: { $ne: 'removed' }, $limit: -1 })
  const webhooks = list.data?.data
  const days = api.webhookDeliveries.useReport('hours', {}).data?.data
  const chosen = webhooks?.find(({ _id }) => _id === address.of) ?? webhooks?.[0]
  const { change: patch, isLoading } = useWebhookChange()
  const add = (): void => change({ open: 'new' })
  useNewAction(intl.formatMessage(m.new), add)
  useShortcut('n', add)
  const dayOf = ({ _id }: Webhook) => days?.find(({ webhookId }) => webhookId === _id)
  const deliveries = useDeliveries(chosen?._id, { state: address.state, page: paging.page, size: paging.size })
  const isForm = address.open === 'new' || address.open === 'edit'
  const openId = isForm ? '' : address.open
  const read = api.webhookDeliveries.useGet(openId, { skip: openId === '' })
  const close = (): void => change({ open: '' })
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
          <ConnectionTabs chosen="webhooks" />
          <span className="ui-grow" />
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
          <ListPaging {...paging} shown={deliveries.rows?.length ?? 0} total={deliveries.total}>
            <span className="second">{intl.formatMessage(m.logKept)}</span>
          </ListPaging>
        )
      }
    >
      <Loaded read={list}>
        <>
          <Receivers
            webhooks={webhooks}
            chosen={chosen}
            dayOf={dayOf}
            busy={list.isFetching && !list.currentData}
            onChoose={(of) => change({ of, open: '', page: 1 })}
            onAdd={add}
          />
          {chosen && (
            <DeliveryLog
              webhook={chosen}
              deliveries={deliveries}
              state={address.state}
              undelivered={dayOf(chosen)?.undelivered}
              openId={openId}
              onState={(state) => change({ state, page: 1 })}
              onOpen={(open) => change({ open }, { push: openId === '' })}
              onEdit={() => change({ of: chosen._id, open: 'edit' })}
            />
          )}
        </>
      </Loaded>
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </ListPage>
  )
}
