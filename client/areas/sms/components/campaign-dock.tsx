import { writtenNumber } from '@shared/areas/sms/rules/phones'
import type { PatchOf } from '@shared/registry/service-types'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import type { SmsMessage } from '@shared/areas/sms/services/smsMessages'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { LoadFailed } from '../../../components/list-states'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { campaignMessages as m } from '../messages'
import { ChangeCampaign } from './change-campaign'
import './sms.css'

/** Results that are listed; the others are in the counts. */
const MAX_SHOWN = 200
const inks: Readonly<Partial<Record<SmsMessage['status'], string>>> = {
  delivered: 'ink-credit',
  sent: 'ink-credit',
  failed: 'ink-debit',
  unsure: 'ink-warn',
  skipped: 'muted',
}

/** One round of messages: its progress as it goes, a result for each number, and what can be done about it. */
export const CampaignDock = ({ campaign, onClose }: { campaign: SmsCampaign; onClose: () => void }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.smsCampaigns.usePatch()
  const [asking, setAsking] = useState(false)
  const [changing, setChanging] = useState(false)
  const { _id, name, text, status, counts, sendAt, estimate, problem } = campaign
  const read = api.smsMessages.useFind({ campaignId: _id, $limit: MAX_SHOWN })
  const send = async (data: PatchOf<'smsCampaigns'>): Promise<void> => {
    try {
      await patch({ id: _id, data }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  const press = (data: PatchOf<'smsCampaigns'>) => () => void send(data).catch(() => undefined)
  const mayChange = (status === 'scheduled' || status === 'paused') && counts.total > 0 && counts.waiting === counts.total
  const runs = status === 'scheduled' || status === 'sending'
  return (
    <>
      <DockForm
        title={name}
        status={<span className="second">{intl.formatMessage(m[`status.${status}`])}</span>}
        onClose={onClose}
        foot={
          <>
            {(runs || status === 'paused') && (
              <Button kind="danger-quiet" onClick={() => setAsking(true)}>
                {intl.formatMessage(m.callOff)}
              </Button>
            )}
            {mayChange && !changing && (
              <Button icon="edit" onClick={() => setChanging(true)}>
                {intl.formatMessage(m.change)}
              </Button>
            )}
            {runs && (
              <Button busy={isLoading} onClick={press({ status: 'paused' })}>
                {intl.formatMessage(m.pause)}
              </Button>
            )}
            {status === 'paused' && (
              <Button kind="primary" busy={isLoading} onClick={press({ status: 'sending' })}>
                {intl.formatMessage(m.goOn)}
              </Button>
            )}
            {counts.failed > 0 && status === 'done' && (
              <Button kind="primary" icon="refresh" busy={isLoading} onClick={press({ resend: true })}>
                {intl.formatMessage(m.resend, { count: counts.failed })}
              </Button>
            )}
          </>
        }
      >
        {changing && mayChange && <ChangeCampaign campaign={campaign} onClose={() => setChanging(false)} />}
        <DockPart className="sms-part">
          {problem && (
            <p className="ink-debit" role="alert">
              {intl.formatMessage(m.stopped, { problem })}
            </p>
          )}
          <p className="sms-bubble">{text}</p>
          <ProgressBar
            value={counts.sent + counts.failed + counts.unsure}
            most={Math.max(1, counts.total)}
            label={intl.formatMessage(m.progress)}
          />
          <dl className="sms-lines">
            <div>
              <dt className="muted">{intl.formatMessage(m.progress)}</dt>
              <dd className="num">{intl.formatMessage(m.progressOf, { sent: counts.sent, total: counts.total })}</dd>
            </div>
            <div>
              <dt className="muted">{intl.formatMessage(m.sendAt)}</dt>
              <dd>
                <When value={sendAt} as="date-time" />
              </dd>
            </div>
            <div>
              <dt className="muted">{intl.formatMessage(m.estimate)}</dt>
              <dd>
                <Amount value={estimate} />
              </dd>
            </div>
          </dl>
        </DockPart>
        <DockPart className="sms-part" title={intl.formatMessage(m.results)} count={counts.total + counts.skipped}>
          {read.error && !read.data ? (
            <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
          ) : !read.data ? (
            <SkeletonRows rows={4} />
          ) : (
            <dl className="sms-lines">
              {read.data.data.map((message) => (
                <Result key={message._id} message={message} />
              ))}
            </dl>
          )}
        </DockPart>
      </DockForm>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(m.callOffTitle)}
          changes={[intl.formatMessage(m.callOffRest, { count: counts.waiting })]}
          verb={intl.formatMessage(m.callOff)}
          danger
          onConfirm={() => send({ status: 'cancelled' })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const Result = ({ message: { name, phone, status, skipped, problem } }: { message: SmsMessage }) => {
  const intl = useIntl()
  const why = skipped ? intl.formatMessage(m[`skip.${skipped}`]) : problem
  return (
    <div>
      <dt>
        {name} <span className="second num">{phone && writtenNumber(phone)}</span>
      </dt>
      <dd className={inks[status]}>{[intl.formatMessage(m[`message.${status}`]), why].filter(Boolean).join(': ')}</dd>
    </div>
  )
}
