import { meantBy } from '@shared/areas/shops/rules/shop-words'
import type { ShopEvent } from '@shared/areas/shops/services/shopEvents'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { formatMoney, type Locale } from '../../../lib/format'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import { useLocale } from '../../../ui/zone/zone-context'
import { shopMessages as m, standingMessages } from '../messages'

type Outcome = ShopEvent['outcome']

const looks: Readonly<Record<Outcome, { readonly icon: IconName; readonly ink: string; readonly text: MessageDescriptor }>> = {
  waiting: { icon: 'clock', ink: 'ink-warn', text: m.didWaiting },
  made: { icon: 'check', ink: '', text: m.didMade },
  moved: { icon: 'check', ink: '', text: m.didMoved },
  unchanged: { icon: 'undo', ink: 'muted', text: m.didUnchanged },
  late: { icon: 'undo', ink: 'muted', text: m.didLate },
  'unknown-goods': { icon: 'warning', ink: 'ink-debit', text: m.didUnknown },
  'no-stock': { icon: 'box', ink: 'ink-warn', text: m.didNoStock },
  paid: { icon: 'check', ink: '', text: m.didPaid },
  skipped: { icon: 'clock', ink: 'muted', text: m.didSkipped },
  trouble: { icon: 'warning', ink: 'ink-warn', text: m.didTrouble },
  refused: { icon: 'warning', ink: 'ink-debit', text: m.failedToast },
  sent: { icon: 'check', ink: '', text: m.didSent },
  'not-sent': { icon: 'warning', ink: 'ink-debit', text: m.failedToast },
  connected: { icon: 'link', ink: '', text: m.didConnected },
  expired: { icon: 'warning', ink: 'ink-debit', text: m.didExpired },
  disconnected: { icon: 'minus', ink: 'muted', text: m.didDisconnected },
}

/** What the books did with an event, in a sentence. */
export const didText = (event: ShopEvent, intl: IntlShape, locale: Locale): string => {
  const money = (amount: number | undefined): string => formatMoney(amount ?? 0, locale, { currency: false })
  if (event.outcome === 'sent')
    return [
      event.pieces === undefined ? '' : intl.formatMessage(m.didSent, { pieces: event.pieces }),
      event.amount === undefined ? '' : intl.formatMessage(m.didSentPrice, { amount: money(event.amount) }),
    ]
      .filter(Boolean)
      .join(', ')
  if (event.outcome === 'refused' || event.outcome === 'not-sent') return event.reason?.[locale] ?? ''
  const text = event.outcome === 'waiting' && event.order_number ? m.didWaitingGoods : looks[event.outcome].text
  return intl.formatMessage(text, {
    order: event.order_number ?? event.code,
    status: event.status ? intl.formatMessage(standingMessages[event.status]) : '',
    pieces: event.pieces ?? 0,
    amount: money(event.amount),
    fee: money(event.fee),
    voucher: event.voucher ?? '',
    goods: event.goods ?? '',
  })
}

export const Did = ({ event }: { event: ShopEvent }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { icon, ink } = looks[event.outcome]
  const text = didText(event, intl, locale)
  return (
    <span className={`shops__did ${ink}`}>
      <Icon name={icon} size={16} />
      <span>{event.times > 1 ? `${text} · ${intl.formatMessage(m.times, { times: event.times })}` : text}</span>
    </span>
  )
}

const kindTexts = { money: m.evMoney, stock: m.evStock } as const
const reportedPrice = 'price'

const troubleTexts = { held: m.evHeld, lost: m.evLost } as const
const isTrouble = (said: string): said is keyof typeof troubleTexts => Object.hasOwn(troubleTexts, said)

/** Where an order stands by the platform's own words, in ours. */
const orderText = ({ platformName, word }: ShopEvent, intl: IntlShape): string => {
  const said = meantBy(platformName, word).map((each) => intl.formatMessage(isTrouble(each) ? troubleTexts[each] : standingMessages[each]))
  return said.length === 0 ? intl.formatMessage(m.evOrderOther) : intl.formatMessage(m.evOrder, { word: said.join(', ') })
}

/** What happened there. */
export const eventText = (event: ShopEvent, intl: IntlShape): string => {
  const { kind, outcome, word, status } = event
  if (kind === 'order') {
    if (outcome === 'made') return intl.formatMessage(m.evNew)
    return outcome === 'moved' && status ? intl.formatMessage(standingMessages[status]) : orderText(event, intl)
  }
  if (kind === 'stock' && word === reportedPrice) return intl.formatMessage(m.evPrice)
  if (kind !== 'shop') return intl.formatMessage(kindTexts[kind])
  return intl.formatMessage(outcome === 'expired' ? m.evExpired : outcome === 'disconnected' ? m.evDisconnected : m.evConnected)
}
