import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({
  area: { id: 'report.frame.area', defaultMessage: 'Reports' },
  business: { id: 'report.frame.business', defaultMessage: 'Business report' },
})

export const feature: FeatureManifest = {
  name: 'report',
  routes: [{ path: '/report', right: '/report', lazy: () => import('./screens/report-screen').then((module) => module.ReportScreen) }],
  areas: [{ key: 'reports', title: m.area, icon: 'chart', order: 80 }],
  pages: [{ area: 'reports', to: '/report', title: m.business, order: 0 }],
}
