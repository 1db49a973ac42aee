import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { deliveryFailedNotice, deliveryReturningNotice } from './delivery-notices'

const m = defineMessages({
  page: { id: 'deliveries.frame.page', defaultMessage: 'Deliveries' },
  one: { id: 'deliveries.frame.one', defaultMessage: 'Delivery' },
  outcomes: { id: 'deliveries.frame.outcomes', defaultMessage: 'Deliveries' },
  keyAgain: { id: 'deliveries.frame.key.again', defaultMessage: 'Deliver again' },
  keyLabels: { id: 'deliveries.frame.key.labels', defaultMessage: 'Print labels' },
})

const screens = () => import('./screens/deliveries-screen')

export const feature: FeatureManifest = {
  name: 'deliveries',
  isFor: ({ carriers }) => carriers === true,
  routes: [
    { path: '/sales/deliveries', right: '/sales', lazy: () => screens().then((module) => module.DeliveriesScreen) },
    { path: '/sales/deliveries/send/:orderId/:time', right: '/sales', lazy: () => screens().then((module) => module.SendScreen) },
    {
      path: '/report/deliveries',
      right: '/sales',
      lazy: () => import('./screens/outcomes-screen').then((module) => module.OutcomesScreen),
    },
    {
      path: '/print/deliveries',
      right: '/sales',
      bare: true,
      lazy: () => import('./screens/labels-screen').then((module) => module.LabelsScreen),
    },
  ],
  pages: [
    {
      area: 'sales',
      to: '/sales/deliveries',
      title: m.page,
      order: 25,
      count: () => import('./use-needing-count').then((module) => module.useNeedingCount),
    },
    { area: 'reports', to: '/report/deliveries', title: m.outcomes, order: 44, group: 'sales' },
  ],
  homeCards: [{ rights: ['/sales'], order: 5, lazy: () => import('./components/home-parcels').then((module) => module.HomeParcels) }],
  notices: { 'delivery-failed': deliveryFailedNotice, 'delivery-returning': deliveryReturningNotice },
  records: { deliveries: { word: m.one, fields: () => import('./messages').then((module) => module.deliveryFields) } },
  keys: [
    { needs: ['r'], keys: ['R'], does: m.keyAgain },
    { needs: ['p'], keys: ['P'], does: m.keyLabels },
  ],
}
