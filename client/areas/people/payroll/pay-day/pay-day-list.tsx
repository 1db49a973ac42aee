import { banks } from '@shared/foundation/money/vietqr'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { Select } from '../../../../ui/Select/Select'
import { useLocale } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import type { PayLine } from './pay-sheet'
import type { PaySheet } from './use-pay-sheet'

/** The pay day where there is no room for a sheet: a row each, which opens with account, day and amount. */
export const PayDayList = ({ sheet }: { readonly sheet: PaySheet }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [opened, setOpened] = useState<string | null>(null)
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const line = sheet.lines?.find(({ row }) => row._id === opened)
  const about = ({ row, receiver }: PayLine) =>
    row.pending > 0 ? (
      <span className="ink-warn">{intl.formatMessage(m.waits)}</span>
    ) : receiver ? (
      <span className="num">{`${receiver.bank ? banks[receiver.bank] : ''} …${receiver.account.slice(-4)}`}</span>
    ) : (
      <span className="ink-warn">{intl.formatMessage(m.inCash)}</span>
    )
  const rest = ({ ticked, amount, due, given }: PayLine): string =>
    !ticked
      ? intl.formatMessage(m.kept)
      : amount < due
        ? intl.formatMessage(m.left, { amount: money(due - amount) })
        : given > 0
          ? intl.formatMessage(m.givenOf, { amount: money(given) })
          : intl.formatMessage(m.whole)
  return (
    <>
      <ul className="pay-list">
        {sheet.lines?.map((each) => (
          <li key={each.row._id}>
            <Checkbox
              checked={each.ticked}
              aria-label={intl.formatMessage(m.payWhom, { name: each.row.name })}
              onChange={(isTicked) => sheet.tick([each.row._id], isTicked)}
            />
            <button type="button" className="pay-list__row" onClick={() => setOpened(each.row._id)}>
              <PhoneRow
                name={each.row.name}
                amount={<Amount value={each.ticked ? each.amount : each.due} currency={false} weight="strong" />}
                about={about(each)}
                owed={
                  Object.keys(each.problems).length > 0 || sheet.refused.has(each.row._id) ? (
                    <span className="ink-debit">{intl.formatMessage(m.look)}</span>
                  ) : (
                    rest(each)
                  )
                }
              />
            </button>
          </li>
        ))}
      </ul>
      {line && <PayLineDialog key={line.row._id} line={line} sheet={sheet} onClose={() => setOpened(null)} />}
    </>
  )
}

/** One member's account, day and amount. */
const PayLineDialog = ({ line, sheet, onClose }: { readonly line: PayLine; readonly sheet: PaySheet; readonly onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const [amount, setAmount] = useState<number | null>(line.amount > 0 ? line.amount : null)
  const [label, setLabel] = useState(line.label)
  const [day, setDay] = useState(line.day)
  const above = (amount ?? 0) > line.due
  const isReady = amount !== null && amount > 0 && !above
  const keep = (): void => {
    if (!isReady) return
    sheet.write(line.row._id, 'label', label)
    sheet.write(line.row._id, 'day', formatDate(day))
    if (sheet.isWhole) sheet.tick([line.row._id], true)
    else sheet.write(line.row._id, 'amount', money(amount))
    onClose()
  }
  return (
    <Dialog
      title={line.row.name}
      subtitle={intl.formatMessage(m.lineSub, { due: money(line.due), given: line.given > 0 ? money(line.given) : 'none' })}
      width={420}
      onClose={onClose}
      onSend={keep}
      foot={
        <>
          <Button onClick={onClose}>{intl.formatMessage(m.cancel)}</Button>
          <Button kind="primary" disabled={!isReady} onClick={keep}>
            {intl.formatMessage(m.keep)}
          </Button>
        </>
      }
    >
      {!sheet.isWhole && (
        <Field label={intl.formatMessage(m.amount)} error={above ? intl.formatMessage(m.above, { amount: money(line.due) }) : undefined}>
          {(ids) => <MoneyInput {...ids} value={amount} onChange={setAmount} data-autofocus />}
        </Field>
      )}
      <Field label={intl.formatMessage(m.from)}>
        {(ids) => <Select {...ids} value={label} options={sheet.labels.map((value) => ({ value, label: value }))} onChange={setLabel} />}
      </Field>
      <Field label={intl.formatMessage(m.day)}>
        {(ids) => <DatePicker {...ids} value={day} min={sheet.earliest} max={sheet.today} onChange={(next) => next && setDay(next)} />}
      </Field>
    </Dialog>
  )
}
