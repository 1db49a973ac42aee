import { sentBy } from '@shared/foundation/documents/arrival'
import type { Fund } from '@shared/areas/money/services/funds'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { formatMoney, formatRowMoment, type Locale } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import { isTroubled, pathOf, type PaidPath } from './paid-path'

/** How each looks: the status whose disc it has, and its word. */
const looks: Readonly<Record<PaidPath, { readonly status: string; readonly word: MessageDescriptor }>> = {
  waits: { status: 'pending', word: m.entryWaits },
  cash: { status: 'completed', word: m.entered },
  way: { status: 'sending', word: m.onTheWay },
  received: { status: 'completed', word: m.received },
  differs: { status: 'failed', word: m.bankSays },
  returned: { status: 'failed', word: m.cameBack },
}

interface Told {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly zone: string
  readonly now: number
}

/** Who told what, and when; of another sum than the books say, that one. */
const toldText = (entry: Fund, path: PaidPath, { intl, locale, zone, now }: Told): string => {
  const { arrival } = entry
  if (!arrival) return path === 'way' ? intl.formatMessage(m.nothingTold) : ''
  if (path === 'differs') return intl.formatMessage(m.booksSay, { sent: formatMoney(sentBy(entry), locale, { currency: false }) })
  const at = formatRowMoment(arrival.at, now, zone)
  return arrival.byHand ? intl.formatMessage(m.byHand, { who: arrival.by, at }) : intl.formatMessage(m.byBank, { at })
}

/** How far the money of an entry is, with who told it. */
export const PaidState = ({ entry }: { readonly entry: Fund }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const path = pathOf(entry, useWorkspace()?.opts.fundLabels ?? [])
  const { status, word } = looks[path]
  const told = toldText(entry, path, { intl, locale, zone, now })
  const tag = (
    <StatusTag status={status}>
      <span className={isTroubled(path) ? 'ink-debit' : undefined}>
        {intl.formatMessage(word, { told: formatMoney(entry.arrival?.told ?? 0, locale, { currency: false }) })}
      </span>
    </StatusTag>
  )
  return told === '' ? tag : <TwoLines first={tag} second={<span className={isTroubled(path) ? 'ink-debit' : undefined}>{told}</span>} />
}
