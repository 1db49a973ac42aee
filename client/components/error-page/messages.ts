import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const errorMessages = freeMessages(
  defineMessages({
    forbidden: { id: 'error-page.forbidden', defaultMessage: 'Permission Not Allowed' },
    forbiddenHint: {
      id: 'error-page.forbidden.hint',
      defaultMessage: 'This page needs the right {right}. Your board of directors can give it to you.',
    },
    forbiddenPlain: {
      id: 'error-page.forbidden.plain',
      defaultMessage: 'You don’t have the right to open this page. Your board of directors can give it to you.',
    },
    notFound: { id: 'error-page.notFound', defaultMessage: 'Page not found' },
    notFoundHint: {
      id: 'error-page.notFound.hint',
      defaultMessage: 'Nothing is at this address. It may have been written wrongly, or belong to another workspace.',
    },
    maintenance: { id: 'error-page.maintenance', defaultMessage: 'Server Maintenance' },
    maintenanceHint: {
      id: 'error-page.maintenance.hint',
      defaultMessage: 'The server can’t answer just now. What was saved is safe; try again in a moment.',
    },
    appOff: { id: 'error-page.appOff', defaultMessage: 'This app is switched off' },
    appOffHint: {
      id: 'error-page.appOff.hint',
      defaultMessage: 'Your board of directors can switch it on in the settings; what was written in it is kept.',
    },
    notBegun: { id: 'error-page.notBegun', defaultMessage: 'Your company doesn’t use this page' },
    notBegunHint: {
      id: 'error-page.notBegun.hint',
      defaultMessage: 'Your board of directors can begin with it in the settings; until then nothing of it counts.',
    },
    settings: { id: 'error-page.settings', defaultMessage: 'Open settings' },
    home: { id: 'error-page.home', defaultMessage: 'Go home' },
    retry: { id: 'error-page.retry', defaultMessage: 'Try again' },
    or: { id: 'error-page.or', defaultMessage: 'or' },
    rightSales: { id: 'error-page.right.sales', defaultMessage: 'Sales' },
    rightPurchases: { id: 'error-page.right.purchases', defaultMessage: 'Purchases' },
    rightFunds: { id: 'error-page.right.funds', defaultMessage: 'Funds' },
    rightRefunds: { id: 'error-page.right.refunds', defaultMessage: 'Refunds' },
    rightReport: { id: 'error-page.right.report', defaultMessage: 'Reports' },
    rightHr: { id: 'error-page.right.hr', defaultMessage: 'HR' },
    rightBod: { id: 'error-page.right.bod', defaultMessage: 'Board of directors' },
    rightAdmin: { id: 'error-page.right.admin', defaultMessage: 'Administrator' },
  }),
)
