import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatDate } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Field } from '../../../../ui/Field/Field'
import { TextArea } from '../../../../ui/TextInput/TextInput'
import { checkTexts } from '../check-texts'
import { closingMessages as m } from '../messages'
import { addressOf, type CheckRecord, type CheckRow, type Checks } from '../months'

const MAX_NOTE_LENGTH = 500

interface CheckDockProps {
  check: CheckRow
  range: Pick<Checks, 'since' | 'until'>
  /** Why it stays as it is. */
  word: string
  onWord: (text: string) => void
  onClose: () => void
}

/** What one check found, each with the way to put it right. */
export const CheckDock = ({ check, range, word, onWord, onClose }: CheckDockProps) => {
  const intl = useIntl()
  const { kind, count, amount, data, must } = check
  return (
    <DockForm
      title={intl.formatMessage(checkTexts[kind].title)}
      status={count > 0 && <span className="second">{intl.formatMessage(checkTexts[kind].open, { count })}</span>}
      onClose={onClose}
    >
      {count === 0 ? (
        <EmptyState icon="check" title={intl.formatMessage(m.nothing)}>
          {intl.formatMessage(m.nothingHint)}
        </EmptyState>
      ) : (
        <>
          <DockPart>
            <ul className="seal-lines">
              {data.map((record, at) => (
                <li key={record.recordId ?? at}>
                  <Found record={record} range={range} />
                </li>
              ))}
            </ul>
            {amount !== undefined && amount !== 0 && kind !== 'cash-below-zero' && (
              <p className="seal-after closing-sum">
                <b>{intl.formatMessage(m.sum)}</b>
                <Amount value={amount} weight="strong" />
              </p>
            )}
            {kind !== 'cash-below-zero' && kind !== 'goods-of-unknown-cost' && kind !== 'open-shifts' && count > data.length && (
              <p className="second">{intl.formatMessage(m.more, { shown: data.length, count })}</p>
            )}
          </DockPart>
          {!must && (
            <DockPart>
              <Field label={intl.formatMessage(m.note)} hint={intl.formatMessage(m.noteHint)} required>
                {(ids) => <TextArea {...ids} value={word} maxLength={MAX_NOTE_LENGTH} onChange={({ target }) => onWord(target.value)} />}
              </Field>
            </DockPart>
          )}
        </>
      )}
    </DockForm>
  )
}

const Found = ({ record, range }: { record: CheckRecord; range: Pick<Checks, 'since' | 'until'> }) => {
  const intl = useIntl()
  const { service, name, about, day, amount, count = 0 } = record
  const said = name === '' ? intl.formatMessage(service === 'labels' ? m.noLabel : m.soldUnknown) : name
  const to = addressOf(record, range)
  const more =
    service === 'labels'
      ? intl.formatMessage(m.evenings, { count, day: day ? formatDate(day) : '' })
      : service === 'activities'
        ? intl.formatMessage(m.shifts, { count, day: day ? formatDate(day) : '' })
        : amount === undefined && count > 0
          ? [intl.formatMessage(m.pieces, { count }), day ? formatDate(day) : ''].filter(Boolean).join(' · ')
          : [day ? formatDate(day) : '', about ?? ''].filter(Boolean).join(' · ')
  return (
    <>
      <span className="seal-lines__name">
        {to ? <Link to={to}>{said}</Link> : <span>{said}</span>}
        <span className="second cut">{more}</span>
      </span>
      {amount !== undefined && <Amount value={amount} currency={false} />}
    </>
  )
}
