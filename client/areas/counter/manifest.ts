import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({
  counter: { id: 'counter.frame.counter', defaultMessage: 'Counter' },
  shifts: { id: 'counter.frame.shifts', defaultMessage: 'Shifts' },
  settle: { id: 'counter.frame.settle', defaultMessage: 'To settle' },
  shift: { id: 'counter.frame.shift', defaultMessage: 'Shift' },
  keyHold: { id: 'counter.frame.key.hold', defaultMessage: 'Hold the sale, begin another' },
  keyIssue: { id: 'counter.frame.key.issue', defaultMessage: 'Invoice of the last sale, outside a field' },
  keyReturn: { id: 'counter.frame.key.return', defaultMessage: 'Return of the last sale, outside a field' },
  keyCustomer: { id: 'counter.frame.key.customer', defaultMessage: 'Choose the customer' },
})

export const feature: FeatureManifest = {
  name: 'counter',
  routes: [
    {
      path: '/sales/counter',
      right: '/sales',
      early: true,
      urgent: true,
      lazy: () => import('./screens/counter-screen').then((module) => module.CounterScreen),
    },
    {
      path: '/sales/counter/customer',
      right: '/sales',
      bare: true,
      early: true,
      lazy: () => import('./customer/customer-screen').then((module) => module.CustomerScreen),
    },
    { path: '/sales/shifts', right: '/sales', lazy: () => import('./screens/shifts-screen').then((module) => module.ShiftsScreen) },
    {
      path: '/print/shift/:id',
      right: '/sales',
      bare: true,
      lazy: () => import('./screens/shift-paper-screen').then((module) => module.ShiftPaperScreen),
    },
    { path: '/sales/to-settle', right: '/sales', lazy: () => import('./settle/settle-screen').then((module) => module.SettleScreen) },
  ],
  pages: [
    { area: 'sales', to: '/sales/counter', title: m.counter, order: 5 },
    {
      area: 'sales',
      to: '/sales/to-settle',
      title: m.settle,
      order: 6,
      count: () => import('./use-waiting-count').then((module) => module.useWaitingCount),
    },
    { area: 'sales', to: '/sales/shifts', title: m.shifts, order: 7 },
  ],
  records: { shifts: { word: m.shift, fields: () => import('./messages').then((module) => module.shiftMessages) } },
  keys: [
    { needs: ['f9'], keys: ['F9'], does: m.keyHold },
    { needs: ['f8'], keys: ['F8'], does: m.keyCustomer },
    { needs: ['f8', 'h'], keys: ['H'], does: m.keyIssue },
    { needs: ['f8', 'r'], keys: ['R'], does: m.keyReturn },
  ],
}
