import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  area: { id: 'report.frame.area', defaultMessage: 'Reports' },
  sales: { id: 'report.frame.sales', defaultMessage: 'Sales' },
  stock: { id: 'report.frame.stock', defaultMessage: 'Stock' },
  accounting: { id: 'report.frame.accounting', defaultMessage: 'Accounting' },
  business: { id: 'report.frame.business', defaultMessage: 'Business report' },
  customers: { id: 'report.frame.customers', defaultMessage: 'By customer' },
  agents: { id: 'report.frame.agents', defaultMessage: 'By agent' },
  products: { id: 'report.frame.products', defaultMessage: 'By product' },
  members: { id: 'report.frame.members', defaultMessage: 'By seller' },
  days: { id: 'report.frame.days', defaultMessage: 'By day' },
  discounts: { id: 'report.frame.discounts', defaultMessage: 'Discounts and gifts' },
  gifts: { id: 'report.frame.gifts', defaultMessage: 'Gifts by product' },
  inventory: { id: 'report.frame.inventory', defaultMessage: 'Inventory' },
  average: { id: 'report.frame.average', defaultMessage: 'Average cost' },
  assets: { id: 'report.frame.assets', defaultMessage: 'Assets' },
  consolidated: { id: 'report.frame.consolidated', defaultMessage: 'Consolidated' },
  shipments: { id: 'report.frame.shipments', defaultMessage: 'Shipments' },
})

const trade = () => import('./screens/trade-reports')
const sellers = ['/report', '/sales'] as const

export const feature: FeatureManifest = {
  name: 'report',
  routes: [
    { path: '/report', right: '/report', lazy: () => import('./screens/report-screen').then((module) => module.ReportScreen) },
    { path: '/report/changed', right: '/report', lazy: () => import('./screens/changed-screen').then((module) => module.ChangedScreen) },
    { path: '/report/customers', right: sellers, lazy: () => trade().then((module) => module.CustomersReport) },
    { path: '/report/agents', right: sellers, lazy: () => trade().then((module) => module.AgentsReport) },
    { path: '/report/products', right: sellers, lazy: () => trade().then((module) => module.ProductsReport) },
    { path: '/report/members', right: sellers, lazy: () => trade().then((module) => module.MembersReport) },
    { path: '/report/days', right: sellers, lazy: () => trade().then((module) => module.DaysReport) },
    { path: '/report/discountOrders', right: '/report', lazy: () => trade().then((module) => module.DiscountsReport) },
    { path: '/report/gifts', right: sellers, lazy: () => trade().then((module) => module.GiftsReport) },
    { path: '/report/shipments', right: sellers, lazy: () => trade().then((module) => module.ShipmentsReport) },
    {
      path: '/report/averageCost',
      right: '/purchases',
      lazy: () => import('./screens/average-report').then((module) => module.AverageReport),
    },
    {
      path: '/report/assets',
      right: ['/report', '/funds'],
      lazy: () => import('./screens/assets-report').then((module) => module.AssetsReport),
    },
    {
      path: '/consolidated_report',
      right: 'bod',
      lazy: () => import('./screens/consolidated-screen').then((module) => module.ConsolidatedScreen),
    },
    {
      path: '/report/inventory',
      right: ['/report', '/sales', '/purchases'],
      lazy: () => import('./screens/inventory-screen').then((module) => module.InventoryScreen),
    },
  ],
  areas: [
    {
      key: 'reports',
      title: m.area,
      icon: 'chart',
      order: 80,
      groups: [
        { key: 'sales', title: m.sales },
        { key: 'stock', title: m.stock },
        { key: 'accounting', title: m.accounting },
      ],
    },
  ],
  pages: [
    { area: 'reports', to: '/report', title: m.business, order: 0 },
    { area: 'reports', to: '/report/customers', title: m.customers, order: 10, group: 'sales' },
    { area: 'reports', to: '/report/agents', title: m.agents, order: 20, group: 'sales' },
    { area: 'reports', to: '/report/products', title: m.products, order: 30, group: 'sales' },
    { area: 'reports', to: '/report/members', title: m.members, order: 32, group: 'sales' },
    { area: 'reports', to: '/report/days', title: m.days, order: 34, group: 'sales' },
    { area: 'reports', to: '/report/discountOrders', title: m.discounts, order: 40, group: 'sales' },
    { area: 'reports', to: '/report/gifts', title: m.gifts, order: 42, group: 'sales' },
    { area: 'reports', to: '/report/inventory', title: m.inventory, order: 45, group: 'stock' },
    { area: 'reports', to: '/report/averageCost', title: m.average, order: 47, group: 'stock' },
    { area: 'reports', to: '/report/shipments', title: m.shipments, order: 50, group: 'stock' },
    { area: 'reports', to: '/report/assets', title: m.assets, order: 60, group: 'accounting' },
    { area: 'reports', to: '/consolidated_report', title: m.consolidated, order: 70, group: 'accounting' },
  ],
}
