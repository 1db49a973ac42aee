import { CONFIRM_ABOVE, EVERYDAY_LIMIT, roundDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { formatMoney, type Locale } from '../../lib/format'
import { askFirst } from '../../ui/ConfirmDialog/Questions'
import { Declined, Refused } from '../../ui/form/form-error'
import { uiMessages } from '../../ui/messages'
import { useLocale } from '../../ui/zone/zone-context'
import { largeAmountMessages as m } from './messages'

/** Loaded when they are first needed, which is seldom. */
const inWords = async (dong: number, locale: Locale): Promise<string> => {
  const { dongInEnglish, dongInVietnamese } = await import('@shared/foundation/words/words')
  return (locale === 'vi' ? dongInVietnamese : dongInEnglish)(dong)
}
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1)

/**
 * Before an entry or an order is sent: asks whether a large amount is meant, and refuses one that can't be.
 * @returns a check of an amount in whole dong, of either sign; nothing is asked about null.
 *  It throws `Declined` when the answer is no, `Refused` (by `field`, where it is given) above the limit and for what couldn't be read (NaN).
 */
export const useAmountCheck = () => {
  const intl = useIntl()
  const locale = useLocale()
  return async (amount: number | null, field?: string): Promise<void> => {
    if (Number.isNaN(amount)) throw new Refused(intl.formatMessage(uiMessages.moneyUnclear), field)
    const size = roundDong(Math.abs(amount ?? 0))
    if (size > EVERYDAY_LIMIT)
      throw new Refused(intl.formatMessage(uiMessages.moneyTooLarge, { limit: formatMoney(EVERYDAY_LIMIT, locale) }), field)
    if (!(size > CONFIRM_ABOVE)) return
    const words = sentence(await inWords(size, locale))
    const isMeant = await askFirst({
      title: intl.formatMessage(m.title, { amount: formatMoney(size, locale) }),
      text: intl.formatMessage(m.text, { words }),
      verb: intl.formatMessage(m.verb),
      safe: intl.formatMessage(m.safe),
    })
    if (!isMeant) throw new Declined()
  }
}
