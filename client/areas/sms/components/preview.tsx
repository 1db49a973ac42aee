import type { Id } from '@shared/foundation/ids'
import { writtenNumber } from '@shared/areas/sms/rules/phones'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { campaignMessages as m } from '../messages'
import type { DryRun } from '../dry-run'
import './sms.css'

interface PreviewProps {
  plan: DryRun | undefined
  asksForDebt: boolean
  /** By which account it would leave. */
  smsAccountId: string
}

/** What each recipient will read, who gets nothing and why, and what it all costs. */
export const Preview = ({ plan, asksForDebt, smsAccountId }: PreviewProps) => {
  const intl = useIntl()
  const [place, setPlace] = useState(0)
  if (!plan)
    return (
      <DockPart className="sms-part" title={intl.formatMessage(m.preview)} sunken>
        <p className="second">{intl.formatMessage(m.previewNone)}</p>
      </DockPart>
    )
  const { samples, skipped, recipients, segments, estimate } = plan
  const at = Math.min(place, Math.max(0, samples.length - 1))
  const sample = samples[at]
  return (
    <DockPart className="sms-part" title={intl.formatMessage(m.preview)}>
      {sample && (
        <>
          <div className="sms-row">
            <IconButton
              icon="arrow-left"
              size="s"
              label={intl.formatMessage(m.previewBack)}
              disabled={at === 0}
              onClick={() => setPlace(at - 1)}
            />
            <span className="second num">{intl.formatMessage(m.previewPlace, { at: at + 1, count: samples.length })}</span>
            <IconButton
              icon="arrow-right"
              size="s"
              label={intl.formatMessage(m.previewNext)}
              disabled={at >= samples.length - 1}
              onClick={() => setPlace(at + 1)}
            />
            <span className="cut">{[sample.name, writtenNumber(sample.phone)].filter(Boolean).join(' · ')}</span>
          </div>
          <p className="sms-bubble">{sample.text}</p>
          <p className="second num">{intl.formatMessage(m.letters, { units: sample.units, segments: sample.segments })}</p>
        </>
      )}
      <dl className="sms-lines">
        <div>
          <dt className="muted">{intl.formatMessage(m.costLine, { people: recipients, segments })}</dt>
          <dd>
            <Amount value={estimate} size="large" rule />
          </dd>
        </div>
      </dl>
      <Left smsAccountId={smsAccountId} estimate={estimate} />
      {skipped.length > 0 && (
        <>
          <p className="ink-warn">{intl.formatMessage(m.skippedCount, { count: skipped.length })}</p>
          <dl className="sms-lines">
            {skipped.map(({ name, phone, skipped: why }, index) => (
              <div key={index}>
                <dt>{name || (phone && writtenNumber(phone))}</dt>
                <dd className="second">{intl.formatMessage(m[`skip.${why}`])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {asksForDebt && <p className="second">{intl.formatMessage(m.debtsAnew)}</p>}
    </DockPart>
  )
}

/** What is left with the provider beside what this costs; nothing where the provider keeps no balance. */
const Left = ({ smsAccountId, estimate }: { smsAccountId: string; estimate: number }) => {
  const intl = useIntl()
  const { data } = api.smsAccounts.useReport('balance', { smsAccountId: smsAccountId as Id<'smsAccounts'> })
  if (!data || (data.balance === null && !data.problem)) return null
  return (
    <>
      <dl className="sms-lines">
        <div>
          <dt className="muted">{intl.formatMessage(m.balance)}</dt>
          <dd>
            {data.balance === null ? (
              <span className="second" title={data.problem}>
                {intl.formatMessage(m.balanceUnknown)}
              </span>
            ) : (
              <Amount value={data.balance} />
            )}
          </dd>
        </div>
      </dl>
      {data.balance !== null && data.balance < estimate && (
        <p className="ink-warn" role="alert">
          {intl.formatMessage(m.balanceShort)}
        </p>
      )}
    </>
  )
}
