import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  link: { id: 'own-month.frame.link', defaultMessage: 'Link to a payslip or to commissions' },
})

/** The screen with the words of commissions. */
const screen = async () => {
  const { withTexts } = await import('../../../i18n/texts')
  return withTexts('agents', () => import('./screens/own-month-screen').then((module) => module.OwnMonthScreen))
}

export const feature: FeatureManifest = {
  name: 'own-month',
  routes: [{ path: '/month/:company', open: true, bare: true, lazy: screen }],
  records: { monthLinks: { word: m.link, fields: () => import('./messages').then((module) => module.linkMessages) } },
}
