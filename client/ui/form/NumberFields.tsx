import { EVERYDAY_LIMIT } from '@shared/foundation/money/money'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../lib/format'
import { uiMessages } from '../messages'
import { MoneyInput, type MoneyInputProps } from '../MoneyInput/MoneyInput'
import { QuantityInput, type QuantityInputProps } from '../QuantityInput/QuantityInput'
import { useLocale } from '../zone/zone-context'
import { BoundField, splitField, type FieldOf } from './bound-field'

/** Whole dong in a form: what can't be read, or can't be meant, holds it back. */
export const MoneyField = (props: FieldOf<MoneyInputProps, number | null>) => {
  const [field, input] = splitField(props)
  const intl = useIntl()
  const locale = useLocale()
  const problemOf = useCallback(
    (value: number | null): string | undefined => {
      if (Number.isNaN(value)) return intl.formatMessage(uiMessages.moneyUnclear)
      if (Math.abs(value ?? 0) <= EVERYDAY_LIMIT) return undefined
      return intl.formatMessage(uiMessages.moneyTooLarge, { limit: formatMoney(EVERYDAY_LIMIT, locale) })
    },
    [intl, locale],
  )
  return (
    <BoundField<number | null> {...field} problemOf={problemOf}>
      {({ set, ...bound }) => <MoneyInput {...input} {...bound} onChange={set} />}
    </BoundField>
  )
}

/** A count in a form: what can't be read holds it back. */
export const QuantityField = (props: FieldOf<QuantityInputProps, number | null>) => {
  const [field, input] = splitField(props)
  const intl = useIntl()
  const problemOf = useCallback(
    (value: number | null): string | undefined => (Number.isNaN(value) ? intl.formatMessage(uiMessages.quantityUnclear) : undefined),
    [intl],
  )
  return (
    <BoundField<number | null> {...field} problemOf={problemOf}>
      {({ set, ...bound }) => <QuantityInput {...input} {...bound} onChange={set} />}
    </BoundField>
  )
}
