import type { Webhook } from '@shared/areas/webhooks/services/webhooks'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../../api/api'
import { formatDateTime } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../ui/form/form-error'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useZone } from '../../../ui/zone/zone-context'
import { webhookMessages as m } from '../messages'

type Change = Parameters<ReturnType<typeof api.webhooks.usePatch>[0]>[0]['data']

/** Changes a webhook and says so; null where it was refused, which is said, too. */
export const useWebhookChange = () => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.webhooks.usePatch()
  const change = async (id: string, data: Change, done?: MessageDescriptor): Promise<Webhook | null> => {
    try {
      const after = await patch({ id, data }).unwrap()
      if (done) toastDone(intl.formatMessage(done))
      return after
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      return null
    }
  }
  return { change, isLoading }
}

/** What can be done with a webhook besides changing its fields. */
export const WebhookActs = ({
  webhook,
  onSecret,
  onGone,
}: {
  webhook: Webhook
  onSecret: (secret: string) => void
  onGone: () => void
}) => {
  const intl = useIntl()
  const zone = useZone()
  const { change, isLoading } = useWebhookChange()
  const [remove] = api.webhooks.useRemove()
  const [asking, setAsking] = useState<'secret' | 'remove' | null>(null)
  const { _id, name, url, status, hint, oldSecretUntil } = webhook
  const isOn = status === 'on'
  const renew = async (): Promise<void> => {
    const after = await change(_id, { newSecret: true })
    if (!after?.secret) throw new Error('no secret')
    onSecret(after.secret)
  }
  const removeNow = async (): Promise<void> => {
    try {
      await remove(_id).unwrap()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
    toastDone(intl.formatMessage(m.removed))
    onGone()
  }
  return (
    <div className="webhook-acts">
      <span className="second">
        {intl.formatMessage(m.secretOf, { hint })}
        {oldSecretUntil && `, ${intl.formatMessage(m.secretOld, { until: formatDateTime(oldSecretUntil, zone) })}`}
      </span>
      <span className="webhook-acts__buttons">
        <Button size="s" onClick={() => setAsking('secret')}>
          {intl.formatMessage(m.secretNew)}
        </Button>
        <Button
          size="s"
          busy={isLoading}
          onClick={() => void change(_id, { status: isOn ? 'paused' : 'on' }, isOn ? m['status.paused'] : m.resumed)}
        >
          {intl.formatMessage(isOn ? m.pause : m.resume)}
        </Button>
        <Button size="s" kind="danger" onClick={() => setAsking('remove')}>
          {intl.formatMessage(m.remove)}
        </Button>
      </span>
      {asking === 'secret' && (
        <ConfirmDialog
          title={intl.formatMessage(m.secretAsk, { name })}
          changes={[intl.formatMessage(m.secretBoth), intl.formatMessage(m.secretOnce)]}
          verb={intl.formatMessage(m.secretNew)}
          onConfirm={renew}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={intl.formatMessage(m.removeAsk, { name })}
          changes={[intl.formatMessage(m.removeNow, { url })]}
          verb={intl.formatMessage(m.remove)}
          danger
          onConfirm={removeNow}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
