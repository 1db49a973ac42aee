import type { HistoryEntry } from '@shared/services/history'
import { useIntl } from 'react-intl'
import { When } from '../../ui/When/When'
import { useLocale } from '../../ui/zone/zone-context'
import { BringBack } from './bring-back'
import { historyMessages as m } from './messages'
import { changedFields, fieldWord, valueWord, whoOf } from './words'
import './history.css'

/** What changed, field by field: what it was and what it is. */
export const ChangedFields = ({ entry }: { entry: HistoryEntry }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { service, recordId } = entry
  const inWords = (field: string, value: unknown): string => valueWord(service, field, value, { intl, locale })
  return (
    <ul className="history-fields">
      {changedFields(entry).map((change) => (
        <li key={change.field}>
          <span className="second">{fieldWord(change.field, intl)}</span>
          <span>
            <del>{inWords(change.field, change.before)}</del>
            <span className="history-fields__arrow" aria-label={intl.formatMessage(m.becomes)} role="img">
              →
            </span>
            <b>{inWords(change.field, change.after)}</b>
          </span>
          <BringBack service={service} id={recordId} change={change} />
        </li>
      ))}
    </ul>
  )
}

/** A record's changes, newest first. */
export const HistoryList = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  const intl = useIntl()
  return (
    <ol className="history-list">
      {entries.map((entry) => (
        <li key={entry._id}>
          <p>
            <b>{whoOf(entry, intl)}</b> {intl.formatMessage(m[entry.action])}{' '}
            <span className="second">
              <When value={entry.at} />
            </span>
          </p>
          <ChangedFields entry={entry} />
        </li>
      ))}
    </ol>
  )
}
