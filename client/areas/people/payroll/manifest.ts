import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { amountIn } from '../../../components/notices/notice-parts'
import { formatDate } from '../../../lib/format'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    payroll: { id: 'payroll.frame.payroll', defaultMessage: 'Payroll' },
    payDay: { id: 'payroll.frame.payDay', defaultMessage: 'Pay day' },
    checkin: { id: 'payroll.frame.checkin', defaultMessage: 'Check in or out' },
    approved: { id: 'payroll.frame.approved', defaultMessage: '{who} approved your check-in of {day}' },
    refused: { id: 'payroll.frame.refused', defaultMessage: '{who} refused your check-in of {day}' },
    payDiffers: { id: 'payroll.frame.payDiffers', defaultMessage: 'The bank tells {told} of {voucher}, the books say {sent}' },
    payBack: { id: 'payroll.frame.payBack', defaultMessage: 'The pay of {voucher} came back: {sent}' },
    paid: { id: 'payroll.frame.paid', defaultMessage: '{who} paid your salary {month}' },
  }),
)

const address = '/office/payroll'

export const feature: FeatureManifest = {
  name: 'payroll',
  routes: [
    { path: address, lazy: () => import('./screens/payroll-screen').then((module) => module.PayrollScreen) },
    { path: '/office/pay-day', right: '/office/hr', lazy: () => import('./screens/pay-day-screen').then((module) => module.PayDayScreen) },
    {
      path: '/office/pay-day/commissions',
      right: '/funds',
      lazy: () => import('./screens/pay-day-screen').then((module) => module.PayCommissionsScreen),
    },
    {
      path: '/print/pay-codes',
      right: ['/office/hr', '/funds'],
      bare: true,
      lazy: () => import('./screens/pay-codes-screen').then((module) => module.PayCodesScreen),
    },
    { path: '/print/payslip/:id', bare: true, lazy: () => import('./screens/payslip-screen').then((module) => module.PayslipScreen) },
  ],
  pages: [
    { area: 'office', to: address, title: m.payroll, order: -10 },
    { area: 'office', to: '/office/pay-day', title: m.payDay, order: -5 },
  ],
  creates: [{ key: 'checkin', title: m.checkin, icon: 'clock', to: `${address}?act=checkin`, order: 5 }],
  notices: {
    'checkin-approved': {
      status: 'completed',
      text: ({ who, values }, intl) => ({
        title: intl.formatMessage(m.approved, { who, day: formatDate(values.number ?? '') }),
        about: '',
      }),
      target: () => address,
    },
    'checkin-refused': {
      status: 'cancelled',
      text: ({ who, values }, intl) => ({
        title: intl.formatMessage(m.refused, { who, day: formatDate(values.number ?? '') }),
        about: values.name ?? '',
      }),
      target: () => address,
    },
    'pay-not-arrived': {
      status: 'failed',
      text: ({ values: { amount, told, did, voucher = '', name } }, intl, locale) => ({
        title: intl.formatMessage(did === 'returned' ? m.payBack : m.payDiffers, {
          voucher,
          told: amountIn(told, locale) ?? '',
          sent: amountIn(amount, locale) ?? '',
        }),
        about: name ?? '',
      }),
      target: ({ target: { _id }, values: { number: month = '', group } }) =>
        `/office/pay-day${group === undefined ? '' : '/commissions'}?month=${month}&view=paid&open=${_id}`,
    },
    'salary-paid': {
      status: 'completed',
      text: ({ who, values }, intl, locale) => ({
        title: intl.formatMessage(m.paid, { who, month: values.number ?? '' }),
        about: amountIn(values.amount, locale) ?? '',
      }),
      target: ({ target }) => `/print/payslip/${target._id}`,
    },
  },
}
