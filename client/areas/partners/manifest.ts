import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { assetGivenNotice } from './asset-notices'

const m = defineMessages({
  area: { id: 'partners.frame.area', defaultMessage: 'Partners' },
  customers: { id: 'partners.frame.customers', defaultMessage: 'Customers' },
  agents: { id: 'partners.frame.agents', defaultMessage: 'Sales agents' },
  suppliers: { id: 'partners.frame.suppliers', defaultMessage: 'Suppliers' },
  assets: { id: 'partners.frame.assets', defaultMessage: 'Assets' },
  notes: { id: 'partners.frame.notes', defaultMessage: 'Notes' },
  newCustomer: { id: 'partners.frame.newCustomer', defaultMessage: 'New customer' },
  newSupplier: { id: 'partners.frame.newSupplier', defaultMessage: 'New supplier' },
  one: { id: 'partners.frame.one', defaultMessage: 'Partner' },
})

export const feature: FeatureManifest = {
  name: 'partners',
  routes: [
    {
      path: '/assets/:group?',
      lazy: () => import('./screens/partners-screen').then((module) => module.PartnersScreen),
    },
  ],
  areas: [{ key: 'partners', title: m.area, icon: 'people', order: 40, phoneOrder: 20 }],
  pages: [
    { area: 'partners', to: '/assets/Customers', title: m.customers, order: 0, rights: ['/sales'] },
    { area: 'partners', to: '/assets/Sales Agents', title: m.agents, order: 10, rights: ['/sales'] },
    { area: 'partners', to: '/assets/Suppliers', title: m.suppliers, order: 20, rights: ['/purchases'] },
    { area: 'partners', to: '/assets/Owned Assets', title: m.assets, order: 30, also: ['/assets/Rented Assets'] },
    { area: 'partners', to: '/assets/Important Notes', title: m.notes, order: 40 },
  ],
  creates: [
    { key: 'new-customer', title: m.newCustomer, icon: 'person', to: '/assets/Customers?open=new', rights: ['/sales'], order: 30 },
    { key: 'new-supplier', title: m.newSupplier, icon: 'person', to: '/assets/Suppliers?open=new', rights: ['/purchases'], order: 40 },
  ],
  notices: { 'asset-given': assetGivenNotice },
  find: () => import('./find-partners').then((module) => module.findPartners),
  records: { assets: { word: m.one, fields: () => import('./messages').then((module) => module.partnerMessages) } },
}
