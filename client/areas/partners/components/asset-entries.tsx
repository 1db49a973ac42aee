import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { formatDate } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useZone } from '../../../ui/zone/zone-context'
import { assetMessages as m } from '../messages'
import './partners.css'

const MAX_MOVED = 3

/** What was paid or got for an asset last, and above it the next payment that waits. */
export const AssetEntries = ({ assetId }: { assetId: string }) => {
  const intl = useIntl()
  const waiting = api.funds.useFind({ assetId, status: { $in: ['new-entry', 'pending'] }, $sort: { created: 1 }, $limit: 1 }).data
  const moved = api.funds.useFind({ assetId, status: { $in: ['completed', 'refunded'] }, $sort: { created: -1 }, $limit: MAX_MOVED }).data
  const shown = [...(waiting?.data ?? []), ...(moved?.data ?? [])]
  return (
    <DockPart title={intl.formatMessage(m.funds)} count={(waiting?.total ?? 0) + (moved?.total ?? 0)}>
      {waiting && moved && shown.length === 0 && <p className="second">{intl.formatMessage(m.noFunds)}</p>}
      <ul className="partner-lines" aria-label={intl.formatMessage(m.funds)}>
        {shown.map((entry) => (
          <li key={entry._id}>
            <EntryLine assetId={assetId} entry={entry} />
          </li>
        ))}
      </ul>
      <Link className="reach" to={`/funds/byAsset/${assetId}`}>
        {intl.formatMessage(m.allFunds)}
      </Link>
    </DockPart>
  )
}

const EntryLine = ({ assetId, entry }: { assetId: string; entry: RecordOf<'funds'> }) => {
  const intl = useIntl()
  const day = formatDate(entry.created, useZone())
  const { _id, name, group, number, amount, status, isOpening } = entry
  const isWaiting = status === 'new-entry' || status === 'pending'
  return (
    <Link className="partner-line" to={`/funds/byAsset/${assetId}?open=${_id}`}>
      <span>{name || group}</span>
      <Amount value={isOpening ? -amount : amount} signed={!isOpening} pending={isWaiting} weight="name" />
      <span className={isWaiting ? 'num ink-warn' : 'second num'}>
        {[isWaiting ? intl.formatMessage(m.dueOn, { day }) : day, number, isOpening && intl.formatMessage(m.openingEntry)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  )
}
