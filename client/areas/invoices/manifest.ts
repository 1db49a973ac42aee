import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { FeatureManifest, NoticeKind } from '../../components/feature/manifest'
import { freeMessages } from '../../lib/free-messages'

const m = defineMessages({
  invoices: { id: 'invoices.frame.invoices', defaultMessage: 'Invoices' },
  accounts: { id: 'invoices.frame.accounts', defaultMessage: 'E-invoices' },
  one: { id: 'invoices.frame.one', defaultMessage: 'Invoice' },
  oneAccount: { id: 'invoices.frame.oneAccount', defaultMessage: 'Account of e-invoices' },
})
const nm = freeMessages(
  defineMessages({
    failed: { id: 'invoices.frame.failed', defaultMessage: 'The invoice of {number} was refused' },
    stuck: { id: 'invoices.frame.stuck', defaultMessage: 'The invoice of {number} is stuck' },
  }),
)

const noticeOf = (title: MessageDescriptor): NoticeKind => ({
  status: 'failed',
  text: ({ values }, intl) => ({ title: intl.formatMessage(title, { number: values.number ?? '' }), about: values.reason ?? '' }),
  target: ({ target }) => `/sales/invoices?open=${target._id}`,
})

export const feature: FeatureManifest = {
  name: 'invoices',
  isFor: ({ tax }) => tax !== undefined,
  begins: '/settings#settings-tax',
  routes: [
    { path: '/sales/invoices', right: '/sales', lazy: () => import('./screens/invoices-screen').then((module) => module.InvoicesPage) },
    {
      path: '/print/error-notice/:id/:nth',
      right: '/sales',
      bare: true,
      lazy: () => import('./screens/error-notice-screen').then((module) => module.ErrorNoticeScreen),
    },
    {
      path: '/print/invoice-agreement/:id',
      right: '/sales',
      bare: true,
      lazy: () => import('./screens/agreement-screen').then((module) => module.AgreementScreen),
    },
    {
      path: '/einvoice-accounts',
      right: 'bod',
      lazy: () => import('./screens/einvoice-accounts-screen').then((module) => module.EInvoiceAccountsScreen),
    },
  ],
  pages: [
    { area: 'sales', to: '/sales/invoices', title: m.invoices, order: 30 },
    { area: 'settings', to: '/einvoice-accounts', title: m.accounts, order: 15 },
  ],
  notices: { 'invoice-failed': noticeOf(nm.failed), 'invoice-stuck': noticeOf(nm.stuck) },
  records: {
    invoices: { word: m.one, fields: () => import('./messages').then((module) => module.invoiceMessages) },
    einvoiceAccounts: { word: m.oneAccount, fields: () => import('./messages').then((module) => module.accountMessages) },
  },
}
