import { DENOMINATIONS } from '@shared/areas/money/rules/cash-count'
import type { KeyboardEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { Panel } from '../../../../ui/Panel/Panel'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { useLocale } from '../../../../ui/zone/zone-context'
import { cashNotesMessages as m } from './messages'
import './cash-notes.css'

const MOST_NOTES = 100_000

/** What stands in the fields; null is nothing typed, NaN what can't be read. */
export interface NotesTyped {
  /** How many of each kind, by its value. */
  readonly notes: Readonly<Record<number, number | null>>
  /** Coins and other notes, in whole dong. */
  readonly other: number | null
}

interface CashNotesProps extends NotesTyped {
  readonly title: ReactNode
  readonly aside?: ReactNode
  /** What all of it comes to, in whole dong, and of how many notes. */
  readonly counted: number
  readonly count: number
  /** Absent: it is only read. */
  readonly onChange?: (typed: Partial<NotesTyped>) => void
}

/** What is sent of the fields: the kinds of notes of which there are some. */
export const piecesOf = (notes: NotesTyped['notes']) =>
  DENOMINATIONS.flatMap((value) => {
    const count = notes[value] ?? 0
    return count > 0 ? [{ value, count }] : []
  })

/** Whether everything that was typed can be read. */
export const isReadable = ({ notes, other }: NotesTyped): boolean => ![...Object.values(notes), other].some(Number.isNaN)

/** Enter goes from field to field, as one counts from the large notes to the small. */
const goOn = (event: KeyboardEvent<HTMLTableElement>): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target) + 1] ?? document.querySelector<HTMLElement>('[data-after-notes]')
  next?.focus()
}

/** Cash by its notes: how many of each, and what they come to as one types. */
export const CashNotes = ({ title, aside, notes, other, counted, count, onChange }: CashNotesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Panel title={title} aside={aside} flush>
      <table className="cash-notes" onKeyDown={goOn}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(m.denomination)}</th>
            <th scope="col">{intl.formatMessage(m.pieces)}</th>
            <th scope="col" className="end">
              {intl.formatMessage(m.comesTo)}
            </th>
          </tr>
        </thead>
        <tbody>
          {DENOMINATIONS.map((value) => {
            const pieces = notes[value] ?? null
            const name = formatMoney(value, locale, { currency: false })
            return (
              <tr key={value}>
                <th scope="row" className="num">
                  {name}
                </th>
                <td>
                  {onChange ? (
                    <QuantityInput
                      stepper
                      aria-label={intl.formatMessage(m.piecesOf, { value: name })}
                      value={pieces}
                      max={MOST_NOTES}
                      onChange={(next) => onChange({ notes: { ...notes, [value]: next } })}
                    />
                  ) : (
                    <span className="num">{pieces ? formatQuantity(pieces, locale) : <span className="faint">–</span>}</span>
                  )}
                </td>
                <td className="end">
                  {pieces ? <Amount value={pieces * value} currency={false} weight="name" /> : <span className="faint">–</span>}
                </td>
              </tr>
            )
          })}
          <tr>
            <th scope="row">{intl.formatMessage(m.other)}</th>
            <td colSpan={2} className="end">
              {onChange ? (
                <MoneyInput
                  aria-label={intl.formatMessage(m.otherLong)}
                  placeholder="0"
                  value={other}
                  onChange={(next) => onChange({ other: next })}
                />
              ) : (
                <Amount value={other ?? 0} currency={false} weight="name" />
              )}
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>
              <span className="cash-notes__sum">
                <span>
                  <b>{intl.formatMessage(m.counted)}</b> <span className="second num">{intl.formatMessage(m.countedNotes, { count })}</span>
                </span>
                <span aria-live="polite">
                  <Amount value={counted} size="large" weight="strong" rule />
                </span>
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
