import type { ComponentProps, KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { formatQuantity } from '../../lib/format'
import { parseQuantity, thousandsMark } from '@shared/foundation/money/parse-number'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import { isUnfinishedAmount } from '../MoneyInput/typed-amount'
import { useNumberText, type Arranged, type TextEdit } from '../MoneyInput/use-number-text'
import { useLocale } from '../zone/zone-context'
import '../TextInput/input.css'
import './QuantityInput.css'

export interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** Null when it is empty, NaN when what stands there can't be read: no rule takes that for a count, nor for none. */
  value: number | null
  onChange: (value: number | null) => void
  /** Least and most; more becomes the most as it is typed, less is no count. */
  min?: number
  max?: number | undefined
  /** Decimals allowed; whole by default. */
  decimals?: boolean
  /** With − and + beside it, for fingers. */
  stepper?: boolean
}

/** A count: marks of the language, arrows up and down by one (left to the table in `LineItems`). */
export const QuantityInput = ({
  value,
  onChange,
  min = 0,
  max,
  decimals,
  stepper,
  onBlur,
  onFocus,
  onKeyDown,
  className,
  ...rest
}: QuantityInputProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const clamp = (wanted: number): number => Math.min(Math.max(wanted, min), max ?? Number.MAX_SAFE_INTEGER)
  const parse = (text: string): number | null => {
    const found = parseQuantity(text, locale)
    return found === null || found < min || (!decimals && !Number.isInteger(found)) ? null : found
  }
  /** What is beyond the most becomes the most in sight, at once. */
  const arrange = ({ typed }: TextEdit): Arranged | null => {
    const found = parse(typed)
    if (found === null || max === undefined || found <= max) return null
    const text = formatQuantity(max, locale)
    return { text, caret: text.length, value: max }
  }
  const { input, text, change, composed, leave, unclear, forget } = useNumberText({
    value,
    onChange,
    parse,
    format: (quantity) => formatQuantity(quantity, locale),
    arrange,
    isUnfinished: (typed) => isUnfinishedAmount(typed, { mark: thousandsMark(locale), negative: false }),
  })
  const step = (by: number): void => {
    forget()
    onChange(clamp((value || 0) + by))
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    if (event.defaultPrevented || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  const field = (
    <input
      autoComplete="off"
      inputMode={decimals ? 'decimal' : 'numeric'}
      title={unclear ? intl.formatMessage(uiMessages.quantityUnclear) : undefined}
      {...rest}
      ref={input}
      type="text"
      className={classNames('ui-input ui-input--number', className)}
      aria-invalid={unclear || rest['aria-invalid'] || undefined}
      value={text}
      onChange={change}
      onCompositionEnd={composed}
      onFocus={(event) => {
        event.target.select()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        leave()
        onBlur?.(event)
      }}
      onKeyDown={keys}
    />
  )
  if (!stepper) return field
  return (
    <span className="ui-stepper">
      <IconButton edge icon="minus" label={intl.formatMessage(uiMessages.less)} disabled={(value ?? 0) <= min} onClick={() => step(-1)} />
      {field}
      <IconButton
        edge
        icon="plus"
        label={intl.formatMessage(uiMessages.moreOne)}
        disabled={max !== undefined && (value ?? 0) >= max}
        onClick={() => step(1)}
      />
    </span>
  )
}
