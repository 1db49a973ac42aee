import { isDay } from '@shared/foundation/days/days'
import { CHANNELS, WEEKDAYS } from '@shared/foundation/documents/order-origin'
import { ACCOUNTS, isAccount } from '@shared/foundation/ledger/accounts'
import type { ReportOf } from '@shared/registry/service-types'
import type { Dimension } from '@shared/areas/questions/rules/measures'
import { useIntl, type IntlShape } from 'react-intl'
import { useFundGroupName } from '../../components/fund-groups/fund-group-name'
import { formatDayMonth, monthInNumbers } from '../../lib/format'
import { useLocale } from '../../ui/zone/zone-context'
import { questionMessages as m } from './messages'

export type Pivot = ReportOf<'questions', 'pivot'>
export type Place = Pivot['columns'][number]

/** What a channel, a day of the week or an hour is called. */
export const listedWords = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  part: 'channel' | 'weekday' | 'hour',
  key: string,
): string => {
  if (part === 'hour') return formatMessage(m.hourOf, { hour: key })
  const channel = CHANNELS.find((each) => each === key)
  const weekday = WEEKDAYS.find((each) => each === key)
  if (part === 'channel') return channel ? formatMessage(m[`channel.${channel}`]) : key
  return weekday ? formatMessage(m[`weekday.${weekday}`]) : key
}

/** What rows and columns are called. */
export const usePlaceWords = () => {
  const intl = useIntl()
  const locale = useLocale()
  const groupName = useFundGroupName()
  return (dimension: Dimension | undefined, { is, key, name }: Pick<Place, 'is' | 'key' | 'name'>, others = 0): string => {
    if (is === 'others') return others > 0 ? intl.formatMessage(m.others, { count: others }) : intl.formatMessage(m.otherColumns)
    if (is === 'rest') return intl.formatMessage(m.rest)
    switch (dimension) {
      case undefined:
        return intl.formatMessage(m.total)
      case 'day':
        // What is on screen while the next answer comes is of the question before.
        return isDay(key) ? formatDayMonth(key) : name
      case 'week':
        return isDay(key) ? intl.formatMessage(m.weekOf, { day: formatDayMonth(key) }) : name
      case 'month':
        return monthInNumbers(key)
      case 'quarter':
        return intl.formatMessage(m.quarterOf, { nth: key.slice(6), year: key.slice(0, 4) })
      case 'year':
        return key
      case 'group':
        return key === '' ? intl.formatMessage(m.none) : groupName(key)
      case 'account':
        return isAccount(key) ? `${key} ${ACCOUNTS[key][locale]}` : key
      case 'channel':
      case 'weekday':
      case 'hour':
        return listedWords(intl, dimension, key)
      case 'tag':
        return key === '' ? intl.formatMessage(m.severalTags) : key
      case 'seller':
        return key === '' ? intl.formatMessage(m.program) : name || '–'
      default:
        return key === '' ? intl.formatMessage(m.none) : name || '–'
    }
  }
}
