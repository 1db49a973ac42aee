import { roundDong } from '@shared/foundation/money/money'
import { useKnownWorkspace } from '../../../api/session/use-me'
import { formatDateTime, formatMoney, formatQuantity } from '../../../lib/format'
import type { WaitingSale } from '../../../lib/outbox/device'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import type { Cart } from '../carts'

/** What the receipt of a sale without a connection says. */
export const useAwayReceipt = () => {
  const locale = useLocale()
  const zone = useZone()
  const company = useKnownWorkspace()?.name ?? ''
  return ({ provisional, at, total }: WaitingSale, { lines }: Cart) => ({
    company,
    number: provisional,
    time: formatDateTime(at, zone),
    lines: lines.map(({ name, quantity, gift = 0, price }) => ({
      name,
      count: formatQuantity(quantity + gift, locale),
      amount: formatMoney(roundDong(price * quantity), locale, { currency: false }),
    })),
    total: formatMoney(total, locale),
  })
}
