import { defineMessages } from 'react-intl'
import { appIcons, appNames } from '../../components/apps/apps'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({
  shops: { id: 'shops.frame.shops', defaultMessage: 'Shops' },
  unknown: { id: 'shops.frame.unknown', defaultMessage: 'Unknown SKUs' },
  keySync: { id: 'shops.frame.key.sync', defaultMessage: 'Synchronise all shops' },
})

export const feature: FeatureManifest = {
  name: 'shops',
  app: 'ecoms',
  appMenu: { title: appNames.ecoms, icon: appIcons.ecoms, order: 10 },
  routes: [
    { path: '/apps/ecoms', right: '/sales', lazy: () => import('./screens/shops-screen').then((module) => module.ShopsScreen) },
    { path: '/apps/ecoms/errors', right: '/sales', lazy: () => import('./screens/unknown-screen').then((module) => module.UnknownScreen) },
    {
      path: '/assets/:group/:platform/:assetId',
      right: '/sales',
      lazy: () => import('./screens/permission-screen').then((module) => module.PermissionScreen),
    },
  ],
  pages: [
    { area: 'apps', to: '/apps/ecoms', title: m.shops, order: 0 },
    { area: 'apps', to: '/apps/ecoms/errors', title: m.unknown, order: 10 },
  ],
  keys: [{ needs: ['shops'], keys: ['S'], does: m.keySync }],
}
