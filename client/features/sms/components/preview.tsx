import { writtenNumber } from '@shared/domain/sms/phones'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { campaignMessages as m } from '../messages'
import type { Rehearsal } from '../rehearsal'
import './sms.css'

/** What each recipient will read, who gets nothing and why, and what it all costs. */
export const Preview = ({ plan, asksForDebt }: { plan: Rehearsal | undefined; asksForDebt: boolean }) => {
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
