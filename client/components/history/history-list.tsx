import { renamedWord } from '@shared/foundation/text/renamed-word'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../api/session/use-me'
import { Button } from '../../ui/Button/Button'
import { When } from '../../ui/When/When'
import { useLocale, useZone } from '../../ui/zone/zone-context'
import { BringBack } from './bring-back'
import { historyMessages as m } from './messages'
import { TakeBackDialog } from './take-back-dialog'
import type { Taken } from './use-take-back'
import { Undone } from './undone'
import { useHistoryWords, valueWord, whoOf, type ChangedField } from './words'
import './history.css'

/**
 * What changed, field by field: what it was and what it is; of what was made, what it began with.
 * @param most how many are told, in a row of a list; there nothing is brought back
 */
export const ChangedFields = ({ entry, most }: { entry: HistoryEntry; most?: number }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { service } = entry
  const words = useHistoryWords([service])
  const inWords = (field: string, value: unknown): string => valueWord(service, field, value, { intl, locale, zone })
  // A list that holds as many as before has others in it, or others of their fields.
  const afterWord = ({ field, before, after, afterName }: ChangedField): string =>
    afterName ?? (inWords(field, before) === inWords(field, after) ? intl.formatMessage(m.withinEntries) : inWords(field, after))
  const changes = words.changedFields(entry)
  const left = changes.length - (most ?? changes.length)
  return (
    <ul className={most === undefined ? 'history-fields' : 'history-fields history-fields--row'}>
      {changes.slice(0, most).map((change, at) => (
        <li key={change.field}>
          <span className="second">{words.fieldWord(service, change.field)}</span>
          <span>
            {entry.action !== 'create' && (
              <>
                <del>{change.beforeName ?? inWords(change.field, change.before)}</del>
                <span className="history-fields__arrow" aria-label={intl.formatMessage(m.becomes)} role="img">
                  →
                </span>
              </>
            )}
            <b>{afterWord(change)}</b>
          </span>
          {most === undefined && <BringBack entry={entry} change={change} word={words.fieldWord(service, change.field)} />}
          {left > 0 && at + 1 === most && <span className="second">{intl.formatMessage(m.more, { count: left })}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Whether a change goes back by a command of its own, not by a field: what moved goods, money or a status. */
export const goesBack = ({ service, action, changes = {} }: HistoryEntry): boolean =>
  (service === 'orders' && action === 'patch' && ('status' in changes || 'shipments' in changes)) ||
  (service === 'funds' && (action === 'create' || 'status' in changes)) ||
  (service === 'stocks' && changes['cost']?.before !== undefined) ||
  (service === 'workspaces' && 'opts' in changes && isRename(changes['opts'] ?? {}))

/** Whether settings changed by one label of funds or tag of orders that got another name. */
const isRename = ({ before, after }: { readonly before?: unknown; readonly after?: unknown }): boolean =>
  (['fundLabels', 'orderTags'] as const).some((words) => renamedWord(wordsOf(before, words), wordsOf(after, words)) !== null)

const wordsOf = (opts: unknown, words: 'fundLabels' | 'orderTags'): string[] => {
  const list: unknown = typeof opts === 'object' && opts !== null ? (opts as Readonly<Record<string, unknown>>)[words] : null
  return Array.isArray(list) ? list.map(String) : []
}

/** A record's changes, newest first. */
export const HistoryList = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  const intl = useIntl()
  const seesAll = useCan('bod')
  const [taken, setTaken] = useState<Taken | null>(null)
  return (
    <>
      <ol className="history-list">
        {entries.map((entry) => (
          <li key={entry._id}>
            <p>
              <b>{whoOf(entry, intl)}</b> {intl.formatMessage(m[entry.action])}{' '}
              <span className="second">
                <When value={entry.at} />
              </span>
              {entry.bulkId && (
                <span className="second">
                  {' · '}
                  {seesAll ? (
                    <Link to={`/history?bulk=${entry.bulkId}`}>{intl.formatMessage(m.together)}</Link>
                  ) : (
                    intl.formatMessage(m.together)
                  )}
                </span>
              )}
            </p>
            {entry.undone && (
              <p>
                <Undone entry={entry} />
              </p>
            )}
            <ChangedFields entry={entry} />
            {goesBack(entry) && !entry.undone && (
              <Button size="s" kind="quiet" icon="undo" onClick={() => setTaken({ entryId: entry._id })}>
                {intl.formatMessage(m.takeBack)}
              </Button>
            )}
            {entry.bulkId && (
              <Button size="s" kind="quiet" icon="undo" onClick={() => setTaken({ bulkId: entry.bulkId ?? '' })}>
                {intl.formatMessage(m.takeAllBack)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {taken && <TakeBackDialog of={taken} onClose={() => setTaken(null)} />}
    </>
  )
}
