import { VAT_RATES, vatRateOf, type VatRate } from '@shared/foundation/documents/vat-rates'
import type { IntlShape } from 'react-intl'
import type { SelectOption } from '../../../../ui/Select/Select'
import { vatMessages as m } from './messages'

/** A rate as people read it: `8%`, `Không chịu thuế`. */
export const rateText = (intl: IntlShape, rate: VatRate): string =>
  typeof rate === 'number' ? intl.formatMessage(m.percent, { percent: rate }) : intl.formatMessage(m[rate])

/** All rates, for a choice. */
export const rateOptions = (intl: IntlShape): SelectOption[] =>
  VAT_RATES.map((rate) => ({ value: String(rate), label: rateText(intl, rate) }))

/** What was chosen; null where nothing is. */
export const chosenRate = (value: string): VatRate | null => vatRateOf(value)
