import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  area: { id: 'platform.frame.area', defaultMessage: 'Platform' },
  workspaces: { id: 'platform.frame.workspaces', defaultMessage: 'Workspaces' },
  codes: { id: 'platform.frame.codes', defaultMessage: 'Codes' },
  pages: { id: 'platform.frame.pages', defaultMessage: 'Information pages' },
  taxRules: { id: 'platform.frame.taxRules', defaultMessage: 'Tax law' },
  taxRule: { id: 'platform.frame.taxRule', defaultMessage: 'Row of the tax law' },
  status: { id: 'platform.frame.status', defaultMessage: 'State' },
})

export const feature: FeatureManifest = {
  name: 'platform',
  routes: [
    { path: '/a/workspaces', right: 'admin', lazy: () => import('./screens/workspaces-screen').then((module) => module.WorkspacesScreen) },
    { path: '/a/codes', right: 'admin', lazy: () => import('./screens/codes-screen').then((module) => module.CodesScreen) },
    { path: '/a/pages', right: 'admin', lazy: () => import('./screens/pages-screen').then((module) => module.PagesScreen) },
    { path: '/a/tax-law', right: 'admin', lazy: () => import('./screens/tax-rules-screen').then((module) => module.TaxRulesScreen) },
    { path: '/a/status', right: 'admin', lazy: () => import('./screens/status-screen').then((module) => module.StatusScreen) },
  ],
  areas: [{ key: 'platform', title: m.area, icon: 'globe', order: 0, place: 'apart', phoneOrder: 10 }],
  pages: [
    { area: 'platform', to: '/a/workspaces', title: m.workspaces, order: 0 },
    { area: 'platform', to: '/a/codes', title: m.codes, order: 10 },
    { area: 'platform', to: '/a/pages', title: m.pages, order: 20 },
    { area: 'platform', to: '/a/tax-law', title: m.taxRules, order: 25 },
    { area: 'platform', to: '/a/status', title: m.status, order: 30 },
  ],
  records: { taxRules: { word: m.taxRule, fields: () => import('./messages').then((module) => module.taxRuleMessages) } },
}
