import type { HistoryEntry, TakenBack } from '@shared/areas/history/services/history'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useBackWords } from '../../../components/history/back-words'
import { mayGoBack } from '../../../components/history/bring-back'
import { historyMessages } from '../../../components/history/messages'
import { OfOrder, Sentence } from '../../../components/history/sentence'
import { useHistoryWords, valueWord, type ChangedField } from '../../../components/history/words'
import { isWritten } from '../../../components/history/field-words'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { FieldError } from '../../../ui/Field/FieldError'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { historyScreenMessages as m } from '../messages'

const MAX_FOLLOWED = 20
const NONE: readonly string[] = []

/** A field of a record: what it was and is. */
const Changed = ({ label, before, after }: { label: ReactNode; before?: string | undefined; after: string }) => {
  const intl = useIntl()
  return (
    <li>
      <span className="second">{label}</span>
      <span className="history-act-fields__values">
        {before !== undefined && (
          <>
            <del>{before}</del>
            <span className="history-fields__arrow" aria-label={intl.formatMessage(historyMessages.becomes)} role="img">
              →
            </span>
          </>
        )}
        <b>{after}</b>
      </span>
    </li>
  )
}

/** The fields of a change in words; `written` those that people write, `figures` those that follow from them. */
const useFields = (entry: HistoryEntry) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const words = useHistoryWords([entry.service])
  const said = (field: string, value: unknown): string => valueWord(entry.service, field, value, { intl, locale, zone })
  const inWords = (change: ChangedField) => {
    const { field, before, after, beforeName, afterName } = change
    const [was, is] = [beforeName ?? said(field, before), afterName ?? said(field, after)]
    return {
      ...change,
      word: words.fieldWord(entry.service, field),
      was,
      is: was === is && entry.action !== 'create' ? intl.formatMessage(historyMessages.withinEntries) : is,
    }
  }
  const all = words.changedFields(entry).map(inWords)
  const isFigure = ({ field }: ChangedField): boolean =>
    entry.action === 'patch' && (!isWritten(entry.service, field) || (entry.service === 'orders' && field === 'total'))
  return { written: all.filter((field) => !isFigure(field)), figures: all.filter(isFigure) }
}

/** What an act changed, each field with a tick where it can be given back what it held. */
export const ActFields = ({
  entry,
  title,
  ticked = NONE,
  onTick,
}: {
  entry: HistoryEntry
  /** Else it is called by what was done. */
  title?: string
  ticked?: readonly string[]
  onTick?: (fields: readonly string[]) => void
}) => {
  const intl = useIntl()
  const { written } = useFields(entry)
  if (written.length === 0) return null
  return (
    <DockPart title={title ?? intl.formatMessage(entry.action === 'create' ? m.began : m.fields)} count={written.length}>
      <ul className="history-act-fields">
        {written.map((change) => (
          <Changed
            key={change.field}
            label={
              onTick && mayGoBack(entry, change) ? (
                <Checkbox
                  checked={ticked.includes(change.field)}
                  onChange={(isTicked) => onTick(isTicked ? [...ticked, change.field] : ticked.filter((field) => field !== change.field))}
                >
                  {change.word}
                </Checkbox>
              ) : (
                change.word
              )
            }
            before={entry.action === 'create' ? undefined : change.was}
            after={change.is}
          />
        ))}
      </ul>
    </DockPart>
  )
}

/** What else an act changed: figures of its record, and other records. */
export const ActFollowed = ({ entry }: { entry: HistoryEntry }) => {
  const intl = useIntl()
  const { figures } = useFields(entry)
  const { data } = api.history.useFind({ actOf: entry._id, $limit: MAX_FOLLOWED + 1 }, { refetchOnMountOrArgChange: true })
  const others = data?.data.filter(({ _id }) => _id !== entry._id) ?? []
  const left = (data?.total ?? 0) - 1 - others.length
  const words = useHistoryWords(others.map(({ service }) => service))
  if (figures.length === 0 && others.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.followed)} count={figures.length + others.length + Math.max(0, left)} sunken>
      {figures.length > 0 && (
        <ul className="history-act-fields">
          {figures.map(({ field, word, was, is }) => (
            <Changed key={field} label={word} before={was} after={is} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="history-followed-acts">
          {others.map((other) => (
            <li key={other._id}>
              <Sentence entry={other} words={words} />
              {other.order && (
                <>
                  {' '}
                  <OfOrder order={other.order} />
                </>
              )}
            </li>
          ))}
          {left > 0 && <li className="second">{intl.formatMessage(historyMessages.more, { count: left })}</li>}
        </ul>
      )}
    </DockPart>
  )
}

/** What giving back would do, before anything is pressed. */
export const IfGivenBack = ({ title, outcome, failed }: { title: string; outcome: readonly TakenBack[] | null; failed: string | null }) => (
  <DockPart title={title}>
    <div role="status">
      {failed ? (
        <FieldError>{failed}</FieldError>
      ) : outcome === null ? (
        <SkeletonRows rows={2} />
      ) : (
        outcome.map((back) => <Back key={back._id} back={back} />)
      )}
    </div>
  </DockPart>
)

const Back = ({ back }: { back: TakenBack }) => {
  const { fields, command, follows, left } = useBackWords(back)
  if (back.refused !== undefined) return <p className="ink-warn">{back.refused}</p>
  return (
    <>
      <ul className="history-act-fields">
        {[...fields, ...follows].map(({ field, word, before, after }) => (
          <Changed key={field} label={word} before={before} after={after} />
        ))}
      </ul>
      {command && <p>{command}</p>}
      {left && <p className="ink-warn">{left}</p>}
    </>
  )
}
