import type { IntlShape } from 'react-intl'
import { uiMessages } from '../messages'
import type { PickerOption } from './PickerRow'

/** Those chosen a short while ago, then the others. */
export const recentFirst = <T>(recent: readonly PickerOption<T>[], others: readonly PickerOption<T>[]): PickerOption<T>[] => [
  ...recent,
  ...others.filter(({ value }) => !recent.some((one) => one.value === value)),
]

interface Found {
  readonly failed: boolean
  readonly settled: boolean
}

/** What a search has come to, for readers and in place of rows where there are none. */
export const saysOf = ({ failed, settled }: Found, { text, count }: { text: string; count: number }, intl: IntlShape): string => {
  if (failed) return intl.formatMessage(uiMessages.pickerFailed)
  if (count > 0) return intl.formatMessage(uiMessages.pickerFound, { count })
  if (!settled) return intl.formatMessage(uiMessages.loading)
  return text ? intl.formatMessage(uiMessages.pickerNone, { text }) : intl.formatMessage(uiMessages.pickerEmpty)
}
