import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatNumber, type Day } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Icon } from '../../../../ui/icons/Icon'
import { shortMoment } from '../../../../ui/KnownAt/moments'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { actsOf, changedLink, leadsToNow, netOf } from '../changed-since'
import { changedMessages as m } from '../messages'
import { useChangedWords } from '../use-changed-words'
import { useRecordAddress } from '../use-record-address'
import './entered-since.css'

/** Acts that the panel tells one by one; all of them are a page of their own. */
const MAX_TOLD = 6

/** What was entered of a period after a moment, and so isn't in the report of that moment; it adds up to what differs of the net profit. */
export const EnteredSince = ({ since, until, at }: { since: Day; until: Day; at: string }) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  const words = useChangedWords()
  const address = useRecordAddress()
  const report = api.orders.useReport('changedSince', { since, until, at }).currentData
  if (!report)
    return (
      <Panel title={intl.formatMessage(m.since)}>
        <SkeletonRows rows={3} />
      </Panel>
    )
  const acts = actsOf(report.data)
  const told = acts.slice(0, MAX_TOLD)
  const more = netOf(acts.slice(MAX_TOLD).flatMap(({ changes }) => changes))
  const others = [
    { key: 'more', label: intl.formatMessage(m.more, { count: formatNumber(acts.length - told.length, locale) }), net: more },
    { key: 'hidden', label: words.aside('hidden', report.hidden.count), net: netOf(report.hidden.changes) },
    { key: 'rest', label: words.aside('rest', 0), net: netOf(report.rest) },
  ].filter(({ net }) => net !== 0)
  if (told.length === 0 && others.length === 0)
    return (
      <Panel title={intl.formatMessage(m.since)}>
        <p className="report-proof ink-credit">
          <Icon name="check" size={14} />
          {intl.formatMessage(m.none)}
        </p>
      </Panel>
    )
  return (
    <Panel
      title={intl.formatMessage(m.since)}
      aside={<Link to={changedLink({ since, until }, at)}>{intl.formatMessage(m.actCount, { count: acts.length })}</Link>}
    >
      <ul className="report-since">
        {told.map(({ key, entry, net }) => {
          const to = address({ service: entry.service, id: entry.recordId })
          return (
            <li key={key}>
              <span className="faint num">{shortMoment(entry.at, zone)}</span>
              <span className="report-since__words">
                <span>
                  {entry.number &&
                    (to ? (
                      <Link className="name num" to={to}>
                        {entry.number}
                      </Link>
                    ) : (
                      <span className="name num">{entry.number}</span>
                    ))}{' '}
                  {words.ofAct(entry)}
                </span>
                <span className="second">{[words.about(entry), words.who(entry)].join(' · ')}</span>
              </span>
              <Amount value={net} signed ink="text2" currency={false} weight="name" />
            </li>
          )
        })}
        {others.map(({ key, label, net }) => (
          <li key={key}>
            <span />
            <span className="report-since__words second">{label}</span>
            <Amount value={net} signed ink="text2" currency={false} />
          </li>
        ))}
      </ul>
      <p className="report-since__sum">
        {leadsToNow(report) ? (
          <span className="report-proof ink-credit">
            <Icon name="check" size={14} />
            {intl.formatMessage(m.addsUp)}
          </span>
        ) : (
          <span className="report-proof faint">{intl.formatMessage(m.off)}</span>
        )}
        <Amount value={report.netProfit.now - report.netProfit.known} signed ink="text2" currency={false} weight="strong" />
      </p>
    </Panel>
  )
}
