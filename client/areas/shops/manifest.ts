import { defineMessages } from 'react-intl'
import { appIcons, appNames } from '../../components/apps/apps'
import type { FeatureManifest } from '../../components/feature/manifest'
import { shopNotices } from './shop-notices'

const m = defineMessages({
  shops: { id: 'shops.frame.shops', defaultMessage: 'Shops' },
  unknown: { id: 'shops.frame.unknown', defaultMessage: 'Unknown SKUs' },
  listings: { id: 'shops.frame.listings', defaultMessage: 'On sale there' },
  settlement: { id: 'shops.frame.settlement', defaultMessage: 'Settlement' },
  bundles: { id: 'shops.frame.bundles', defaultMessage: 'Bundles' },
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
      path: '/apps/ecoms/listings',
      right: '/sales',
      lazy: () => import('./screens/listings-screen').then((module) => module.ListingsScreen),
    },
    {
      path: '/apps/ecoms/settlement',
      right: '/sales',
      lazy: () => import('./screens/settlement-screen').then((module) => module.SettlementScreen),
    },
    { path: '/apps/ecoms/bundles', right: '/sales', lazy: () => import('./screens/bundles-screen').then((module) => module.BundlesScreen) },
    {
      path: '/assets/:group/:platform/:assetId',
      right: '/sales',
      lazy: () => import('./screens/permission-screen').then((module) => module.PermissionScreen),
    },
  ],
  pages: [
    { area: 'apps', to: '/apps/ecoms', title: m.shops, order: 0 },
    {
      area: 'apps',
      to: '/apps/ecoms/errors',
      title: m.unknown,
      order: 10,
      count: () => import('./use-unknown-count').then((module) => module.useUnknownCount),
    },
    { area: 'apps', to: '/apps/ecoms/listings', title: m.listings, order: 20 },
    { area: 'apps', to: '/apps/ecoms/settlement', title: m.settlement, order: 30 },
    { area: 'apps', to: '/apps/ecoms/bundles', title: m.bundles, order: 40 },
  ],
  notices: shopNotices,
  keys: [{ needs: ['shops'], keys: ['S'], does: m.keySync }],
}
