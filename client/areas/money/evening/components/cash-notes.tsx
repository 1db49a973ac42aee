import { DENOMINATIONS } from '@shared/areas/money/rules/cash-count'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { Panel } from '../../../../ui/Panel/Panel'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { useLocale } from '../../../../ui/zone/zone-context'
import { eveningMessages as m } from '../messages'
import type { CashCount } from '../use-cash-count'

const MOST_NOTES = 100_000

/** Enter goes from field to field, as one counts from the large notes to the small. */
const goOn = (event: KeyboardEvent<HTMLTableElement>): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target) + 1] ?? document.querySelector<HTMLElement>('[data-after-notes]')
  next?.focus()
}

/** The till by its notes: how many of each, and what they come to as one types. */
export const CashNotes = ({ count: { counting, change, counted, notes, close } }: { count: CashCount }) => {
  const intl = useIntl()
  const locale = useLocale()
  const isSigned = close?.status === 'signed'
  return (
    <Panel
      title={intl.formatMessage(isSigned ? m.notesSigned : m.notes)}
      aside={!isSigned && <span className="second evening-wide">{intl.formatMessage(m.notesHint)}</span>}
      flush
    >
      <table className="evening-notes" onKeyDown={goOn}>
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
            const pieces = counting.notes[value] ?? null
            const name = formatMoney(value, locale, { currency: false })
            return (
              <tr key={value}>
                <th scope="row" className="num">
                  {name}
                </th>
                <td>
                  {isSigned ? (
                    <span className="num">{pieces ? formatQuantity(pieces, locale) : <span className="faint">–</span>}</span>
                  ) : (
                    <QuantityInput
                      stepper
                      aria-label={intl.formatMessage(m.piecesOf, { value: name })}
                      value={pieces}
                      max={MOST_NOTES}
                      onChange={(next) => change({ notes: { ...counting.notes, [value]: next } })}
                    />
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
              {isSigned ? (
                <Amount value={counting.other ?? 0} currency={false} weight="name" />
              ) : (
                <MoneyInput
                  aria-label={intl.formatMessage(m.otherLong)}
                  placeholder="0"
                  value={counting.other}
                  onChange={(other) => change({ other })}
                />
              )}
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>
              <span className="evening-sum">
                <span>
                  <b>{intl.formatMessage(m.counted)}</b>{' '}
                  <span className="second num">{intl.formatMessage(m.countedNotes, { count: notes })}</span>
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
