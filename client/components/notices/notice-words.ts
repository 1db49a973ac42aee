import type { Activity } from '@shared/services/activities'
import { useIntl, type IntlShape } from 'react-intl'
import { formatMoney, type Locale } from '../../lib/format'
import { useLocale } from '../../ui/zone/zone-context'
import { fundGroupName } from '../fund-groups/fund-group-name'
import { noticeMessages as m } from './messages'

export interface NoticeWords {
  readonly title: string
  /** What more there is to say; empty for nothing. */
  readonly about: string
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** Amounts travel as texts. */
const amountIn = (text: string | undefined, locale: Locale): string | undefined => {
  const amount = text === undefined || text === '' ? NaN : Number(text)
  return Number.isSafeInteger(amount) ? formatMoney(Math.abs(amount), locale) : undefined
}

const shippedBy = { purchases: m.purchaseShipped, inventoryIn: m.goodsIn, inventoryOut: m.goodsOut } as const
const isOther = (group: string | undefined): group is keyof typeof shippedBy => group !== undefined && Object.hasOwn(shippedBy, group)

/** A notice in the reader's language, from what happened and its values; the English text it carries is for programs. */
export const noticeWords = (
  intl: IntlShape,
  locale: Locale,
  { kind, values, creator }: Pick<Activity, 'kind' | 'values' | 'creator'>,
): NoticeWords => {
  const who = creator?.name ?? intl.formatMessage(m.program)
  const { number = '', partner, amount: sum, name, group } = values
  const amount = amountIn(sum, locale)
  switch (kind) {
    case 'order-created':
      return {
        title: intl.formatMessage(group === 'purchases' ? m.purchaseCreated : m.orderCreated, { who, number }),
        about: joined(partner, amount),
      }
    case 'order-shipped':
      return {
        title: intl.formatMessage(isOther(group) ? shippedBy[group] : m.orderShipped, { who, number }),
        about: joined(partner, amount),
      }
    case 'payment-completed':
      return {
        title: intl.formatMessage(Number(sum) < 0 ? m.paid : m.received, { who, amount: amount ?? '' }),
        about: joined(name && group === name ? fundGroupName(intl, name) : name, number && name?.includes(number) ? undefined : number),
      }
    case 'member-created':
      return { title: intl.formatMessage(m.member, { who }), about: name ?? '' }
    // From a server newer than this page.
    default:
      return { title: who, about: joined(name, partner, number) }
  }
}

export const useNoticeWords = (): ((notice: Pick<Activity, 'kind' | 'values' | 'creator'>) => NoticeWords) => {
  const intl = useIntl()
  const locale = useLocale()
  return (notice) => noticeWords(intl, locale, notice)
}
