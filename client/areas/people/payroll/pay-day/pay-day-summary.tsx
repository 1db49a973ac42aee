import { useIntl } from 'react-intl'
import { formatMoney, formatMonthWithin } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import type { PaySheet } from './use-pay-sheet'

/** Where the money of this pay day comes from, and what is to be known before it leaves. */
export const PayDaySummary = ({ sheet }: { readonly sheet: PaySheet }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { lines = [], out, short, refused, faults, isAdvance } = sheet
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const nameOf = (id: string): string => lines.find(({ row }) => row._id === id)?.row.name ?? ''
  const rests = lines.filter(
    ({ ticked, amount, due, unread }) => !isAdvance && ticked && unread.amount === undefined && amount > 0 && amount < due,
  )
  const waiting = lines.filter(({ ticked, row }) => !isAdvance && !ticked && row.pending > 0)
  const notes = [
    ...rests.map(({ row, amount, due }) => ({
      key: row._id,
      text: intl.formatMessage(m.restLater, { name: row.name, amount: money(amount), rest: money(due - amount) }),
    })),
    ...waiting.map(({ row }) => ({ key: row._id, text: intl.formatMessage(m.leftOut, { name: row.name }) })),
  ]
  return (
    <>
      <DockPart title={intl.formatMessage(m.fromWhere)}>
        {out.length === 0 && <p className="second">{intl.formatMessage(m.nobody)}</p>}
        <ul className="pay-out">
          {out.map(({ label, people, amount, before, after }) => (
            <li key={label}>
              <b>{label || intl.formatMessage(m.noLabel)}</b>
              <b className="num">
                <Amount value={-amount} currency={false} />
              </b>
              <span className="second">{intl.formatMessage(sheet.isWhole ? m.agents : m.people, { count: people })}</span>
              {before !== null && after !== null && (
                <span className={after < 0 ? 'num ink-debit' : 'num second'}>
                  {intl.formatMessage(m.balance, { before: money(before), after: money(after) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </DockPart>
      {(short.length > 0 || refused.size > 0 || faults.length > 0) && (
        <DockPart>
          <div className="pay-warn pay-warn--stop" role="alert">
            <Icon name="warning" size={16} />
            <div>
              {short.map(({ label, after }) => (
                <p key={label}>{intl.formatMessage(m.short, { label, amount: money(-(after ?? 0)) })}</p>
              ))}
              {faults.map(({ row }) => (
                <p key={row._id}>{intl.formatMessage(m.faulty, { name: row.name })}</p>
              ))}
              {[...refused].map(([id, why]) => (
                <p key={id}>
                  <b>{nameOf(id)}</b> {why}
                </p>
              ))}
            </div>
          </div>
        </DockPart>
      )}
      {!isAdvance && !sheet.isWhole && out.length > 0 && (
        <DockPart>
          <p className="second">{intl.formatMessage(m.locks, { month: formatMonthWithin(sheet.month, locale) })}</p>
        </DockPart>
      )}
      {notes.length > 0 && (
        <DockPart>
          <div className="pay-warn" role="note">
            <Icon name="warning" size={16} />
            <div>
              {notes.map(({ key, text }) => (
                <p key={key}>{text}</p>
              ))}
            </div>
          </div>
        </DockPart>
      )}
    </>
  )
}
