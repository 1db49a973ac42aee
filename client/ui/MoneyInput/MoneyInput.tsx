import { useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { dongSign, formatMoney } from '../../lib/format'
import { parseMoney, parsePercent, thousandsMark } from '@shared/foundation/money/parse-number'
import { uiMessages } from '../messages'
import { useLocale } from '../zone/zone-context'
import '../TextInput/input.css'
import { arrangeAmount, isUnfinishedAmount } from './typed-amount'
import { useNumberText } from './use-number-text'
import './MoneyInput.css'

export interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  /** Whole dong; null when it is empty, NaN when what stands there can't be read: no rule takes that for an amount. */
  value: number | null
  /** What a percentage is of, in whole dong; without it `5%` is no amount. */
  base?: number | undefined
  onChange: (value: number | null) => void
  /** May be below zero. */
  negative?: boolean
  /** `huge` for the one amount a form is about; `cell` is text until it is focused, for tables. */
  look?: 'field' | 'huge' | 'cell'
  ink?: 'credit' | 'debit' | undefined
}

/** Whole dong: marks thousands while typing, understands `6tr650`, `1,5tr`, `200k` and a cell pasted from a sheet. */
export const MoneyInput = ({
  value,
  base,
  onChange,
  negative,
  look = 'field',
  ink,
  onBlur,
  onFocus,
  className,
  ...rest
}: MoneyInputProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [typedShort, setTypedShort] = useState<string | null>(null)
  const writing = { mark: thousandsMark(locale), negative: negative ?? false }
  const format = (dong: number): string => formatMoney(dong, locale, { currency: false })
  const parse = (text: string): number | null => {
    const found = base === undefined ? parseMoney(text, locale) : (parsePercent(text, base) ?? parseMoney(text, locale))
    return found !== null && found < 0 && !negative ? null : found
  }
  const { input, text, change, composed, leave, unclear, short } = useNumberText({
    value,
    onChange,
    parse,
    format,
    arrange: (edit) => arrangeAmount(edit, writing),
    isUnfinished: (typed) => isUnfinishedAmount(typed, writing),
  })
  const field = (
    <input
      autoComplete="off"
      inputMode="decimal"
      title={unclear ? intl.formatMessage(uiMessages.moneyUnclear) : undefined}
      {...rest}
      ref={input}
      type="text"
      className={look === 'cell' ? classNames('ui-input ui-input--number', className) : undefined}
      aria-invalid={unclear || rest['aria-invalid'] || undefined}
      value={text}
      onChange={change}
      onCompositionEnd={composed}
      onFocus={(event) => {
        event.target.select()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTypedShort(short)
        leave()
        onBlur?.(event)
      }}
    />
  )
  if (look === 'cell') return field
  const isPercent = short?.trim().endsWith('%')
  const aside =
    short !== null && value !== null ? (isPercent ? `= ${format(value)}` : formatMoney(value, locale)) : look === 'huge' ? typedShort : null
  return (
    <span className={classNames('ui-input-box', 'ui-money', look === 'huge' && 'ui-money--huge', ink && `ui-money--${ink}`, className)}>
      {field}
      {look === 'huge' && <span className="ui-money__dong">{dongSign}</span>}
      {aside !== null ? (
        <span className="ui-money__read">{aside}</span>
      ) : (
        look === 'field' && <span className="ui-money__dong">{dongSign}</span>
      )}
    </span>
  )
}
