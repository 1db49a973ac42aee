import type { WebhookDelivery } from '@shared/areas/webhooks/services/webhookDeliveries'
import type { Webhook } from '@shared/areas/webhooks/services/webhooks'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../../api/api'
import { CopyButton } from '../../../components/copy-button'
import { formatNumber } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { failureOf } from '../../../ui/form/form-error'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { webhookMessages as m } from '../messages'
import { DeliveryState } from './delivery-state'
import './webhooks.css'

/** The body as people read it; as it is where it can't be. */
const shown = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** A call that sends the body to the same address; its signature is the server's to make. */
const curlOf = ({ body, type, _id }: WebhookDelivery, url: string): string =>
  [
    'curl -X POST',
    `-H 'Content-Type: application/json; charset=utf-8'`,
    `-H 'Socai-Delivery: evt_${_id}'`,
    `-H 'Socai-Event: ${type}'`,
    `--data-raw '${body.replaceAll("'", String.raw`'\''`)}'`,
    `'${url.replaceAll("'", '%27')}'`,
  ].join(' \\\n  ')

/** One delivery: each try, what is sent and what was answered; sent again or let go by one press. */
export const DeliveryDock = ({
  delivery,
  webhook,
  onClose,
}: {
  delivery: WebhookDelivery
  webhook: Webhook | undefined
  onClose: () => void
}) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch, { isLoading }] = api.webhookDeliveries.usePatch()
  const { _id, type, title, seq, status, attempts, due, body, answer, tries } = delivery
  const isUnderWay = status === 'waiting' || status === 'failing'
  const mayAct = webhook?.status === 'on'
  const change = async (to: 'again' | 'dropped', done: MessageDescriptor): Promise<void> => {
    try {
      await patch({ id: _id, data: { status: to } }).unwrap()
      toastDone(intl.formatMessage(done))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const again = (): void => void change('again', m.againDone)
  useShortcut('r', again, mayAct && !isLoading)
  return (
    <DockForm
      title={title ?? type}
      status={<DeliveryState delivery={delivery} pill />}
      onClose={onClose}
      foot={
        <>
          {isUnderWay && (
            <Button kind="danger" disabled={!mayAct} onClick={() => void change('dropped', m.dropped)}>
              {intl.formatMessage(m.drop)}
            </Button>
          )}
          <Button kind="primary" icon="refresh" kbd="R" busy={isLoading} disabled={!mayAct} onClick={again}>
            {intl.formatMessage(m.again)}
          </Button>
        </>
      }
    >
      <DockPart>
        <h3 className="strong">
          {intl.formatMessage(m.attempts)} <span className="second num">{formatNumber(tries, locale)}</span>
        </h3>
        <ol className="webhook-attempts" reversed>
          {attempts.toReversed().map((attempt, index) => (
            <li key={attempt.at}>
              <When value={attempt.at} as="row" />
              <span>{intl.formatMessage(m.attempt, { number: attempts.length - index })}</span>
              <span className={isTaken(attempt.status) ? 'ink-credit' : 'ink-debit'}>
                {[
                  attempt.status === undefined ? (locale === 'vi' ? (attempt.vi ?? attempt.why) : attempt.why) : attempt.status,
                  intl.formatMessage(m.ms, { ms: formatNumber(attempt.ms, locale) }),
                ].join(', ')}
              </span>
            </li>
          ))}
          {attempts.length === 0 && <li className="second">{intl.formatMessage(m.attemptNone)}</li>}
          {isUnderWay && due && (
            <li className="second">
              <When value={due} as="row" />
              <span>{intl.formatMessage(m.attempt, { number: attempts.length + 1 })}</span>
              <span>{intl.formatMessage(m.attemptNext)}</span>
            </li>
          )}
        </ol>
        {status === 'failing' && <p className="webhook-warning">{intl.formatMessage(m.threeDays)}</p>}
      </DockPart>
      <DockPart>
        <h3 className="strong">
          {intl.formatMessage(m.body)} <span className="second num">{intl.formatMessage(m.seq, { seq: formatNumber(seq, locale) })}</span>
        </h3>
        <pre className="webhook-code">{shown(body)}</pre>
      </DockPart>
      {answer !== undefined && answer !== '' && (
        <DockPart>
          <h3 className="strong">{intl.formatMessage(m.answered)}</h3>
          <pre className="webhook-code">{answer}</pre>
        </DockPart>
      )}
      <DockPart>
        <h3 className="strong">{intl.formatMessage(m.headers)}</h3>
        <pre className="webhook-code">
          {['Socai-Signature: t=…, v1=…', `Socai-Delivery: evt_${_id}`, `Socai-Event: ${type}`].join('\n')}
        </pre>
        {webhook && <CopyButton size="s" text={curlOf(delivery, webhook.url)} label={intl.formatMessage(m.copyCurl)} />}
      </DockPart>
    </DockForm>
  )
}

const isTaken = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300
