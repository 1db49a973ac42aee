import { defineMessages } from 'react-intl'
import { appIcons, appNames } from '../../components/apps/apps'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({
  campaigns: { id: 'sms.frame.campaigns', defaultMessage: 'Messages' },
  templates: { id: 'sms.frame.templates', defaultMessage: 'Templates' },
  optOuts: { id: 'sms.frame.optOuts', defaultMessage: 'Who gets none' },
  accounts: { id: 'sms.frame.accounts', defaultMessage: 'SMS accounts' },
  one: { id: 'sms.frame.one', defaultMessage: 'Message provider' },
})

export const feature: FeatureManifest = {
  name: 'sms',
  app: 'sms',
  appMenu: { title: appNames.sms, icon: appIcons.sms, order: 20 },
  routes: [
    { path: '/apps/sms', right: '/sales', lazy: () => import('./screens/campaigns-screen').then((module) => module.CampaignsScreen) },
    {
      path: '/apps/sms/templates',
      right: '/sales',
      lazy: () => import('./screens/templates-screen').then((module) => module.TemplatesScreen),
    },
    { path: '/apps/sms/opt-outs', right: '/sales', lazy: () => import('./screens/opt-outs-screen').then((module) => module.OptOutsScreen) },
    {
      path: '/apps/sms/accounts',
      right: 'bod',
      lazy: () => import('./screens/accounts-screen').then((module) => module.SmsAccountsScreen),
    },
  ],
  pages: [
    { area: 'apps', to: '/apps/sms', title: m.campaigns, order: 0 },
    { area: 'apps', to: '/apps/sms/templates', title: m.templates, order: 5 },
    { area: 'apps', to: '/apps/sms/opt-outs', title: m.optOuts, order: 10 },
    { area: 'apps', to: '/apps/sms/accounts', title: m.accounts, order: 20 },
  ],
  records: { smsAccounts: { word: m.one, fields: () => import('./messages').then((module) => module.smsAccountMessages) } },
}
