import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { daySignedNotice, dayTakenBackNotice } from './day-signed-notice'

const m = defineMessages({
  evening: { id: 'evening.frame.evening', defaultMessage: 'End of day' },
  count: { id: 'evening.frame.count', defaultMessage: 'Cash count' },
  keySign: { id: 'evening.frame.key.sign', defaultMessage: 'Sign the count' },
})

export const feature: FeatureManifest = {
  name: 'evening',
  routes: [
    { path: '/funds/evening', right: '/funds', lazy: () => import('./screens/evening-screen').then((module) => module.EveningScreen) },
    {
      path: '/print/evening/:id',
      right: '/funds',
      bare: true,
      lazy: () => import('./screens/evening-paper-screen').then((module) => module.EveningPaperScreen),
    },
  ],
  pages: [{ area: 'funds', to: '/funds/evening', title: m.evening, order: 20 }],
  records: { dayCloses: { word: m.count, fields: () => import('./messages').then((module) => module.countMessages) } },
  notices: { 'day-signed': daySignedNotice, 'day-taken-back': dayTakenBackNotice },
  keys: [{ needs: ['evening-sign'], keys: ['Ctrl ↵'], does: m.keySign }],
}
