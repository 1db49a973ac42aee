import { can } from '@shared/foundation/rights/rights'
import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { amountIn } from '../../components/notices/notice-parts'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    paid: {
      id: 'shops.frame.paid',
      defaultMessage: '{platform} paid {amount} for {count, plural, one {# order} other {# orders}}',
    },
    expired: { id: 'shops.frame.expired', defaultMessage: '{name} has to be connected to {platform} again' },
  }),
)

export const shopNotices: NonNullable<FeatureManifest['notices']> = {
  'shop-paid': {
    status: 'completed',
    text: ({ values: { amount, number, partner, name } }, intl, locale) => ({
      title: intl.formatMessage(m.paid, { platform: partner, amount: amountIn(amount, locale), count: Number(number) }),
      about: name ?? '',
    }),
    // Who doesn't sell still reads the entries.
    target: (_notice, rights) => (can(rights, ['/sales']) ? '/apps/ecoms/settlement' : '/funds'),
  },
  'shop-expired': {
    status: 'failed',
    text: ({ values: { name, partner } }, intl) => ({ title: intl.formatMessage(m.expired, { name, platform: partner }), about: '' }),
    target: () => '/apps/ecoms',
  },
}
