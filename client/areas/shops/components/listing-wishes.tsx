import type { Shop } from '@shared/areas/shops/services/shops'
import { useIntl } from 'react-intl'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { listingMessages as m } from '../messages'
import { type Telling } from '../use-listings'
import { failureOf } from '../use-shops'

/** What is told by itself, and when the shop was looked at last. */
export const Wishes = ({ shop, telling: { isSaving, set } }: { shop: Shop; telling: Telling }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <div className="shops__wishes">
      <Checkbox asSwitch checked={shop.sendsStock ?? false} disabled={isSaving} onChange={(sendsStock) => void set({ sendsStock })}>
        {intl.formatMessage(m.sendsStock)}
      </Checkbox>
      <Checkbox asSwitch checked={shop.sendsPrices ?? false} disabled={isSaving} onChange={(sendsPrices) => void set({ sendsPrices })}>
        {intl.formatMessage(m.sendsPrices)}
      </Checkbox>
      <span className="muted">
        {shop.failed ? (
          <span className="ink-debit">{failureOf(shop, locale)}</span>
        ) : shop.listedAt ? (
          <>
            {intl.formatMessage(m.lookedAt)} <When value={shop.listedAt} />
          </>
        ) : (
          intl.formatMessage(m.neverLooked)
        )}
      </span>
    </div>
  )
}
