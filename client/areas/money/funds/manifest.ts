import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { answeredNotice, waitsNotice } from '../../../components/second-person/second-person-notices'
import { paymentNotice } from './payment-notice'

const m = defineMessages({
  area: { id: 'funds.frame.area', defaultMessage: 'Funds' },
  newEntry: { id: 'funds.frame.newEntry', defaultMessage: 'New fund entry' },
})

export const feature: FeatureManifest = {
  name: 'funds',
  routes: [
    {
      path: '/funds/:search?/:byId?/:since?/:until?',
      right: '/funds',
      lazy: () => import('./screens/funds-screen').then((module) => module.FundsScreen),
    },
  ],
  areas: [{ key: 'funds', title: m.area, icon: 'wallet', order: 30, phoneOrder: 10 }],
  pages: [{ area: 'funds', to: '/funds', title: m.area, order: 0 }],
  creates: [{ key: 'new-entry', title: m.newEntry, icon: 'wallet', to: '/funds?open=new', rights: ['/funds'], order: 20 }],
  homeCards: [{ rights: ['/funds'], order: 0, lazy: () => import('./components/home-money').then((module) => module.HomeMoney) }],
  find: () => import('./find-funds').then((module) => module.findFunds),
  notices: {
    'payment-completed': paymentNotice,
    'payment-waits': waitsNotice('/funds?open='),
    'payment-answered': answeredNotice('/funds?open='),
  },
}
