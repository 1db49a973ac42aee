import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const errorMessages = freeMessages(
  defineMessages({
    forbidden: { id: 'errors.forbidden', defaultMessage: 'Permission Not Allowed' },
    forbiddenHint: {
      id: 'errors.forbidden.hint',
      defaultMessage: 'This page needs the right {right}. Your board of directors can give it to you.',
    },
    forbiddenPlain: {
      id: 'errors.forbidden.plain',
      defaultMessage: 'You don’t have the right to open this page. Your board of directors can give it to you.',
    },
    notFound: { id: 'errors.notFound', defaultMessage: 'Page not found' },
    notFoundHint: {
      id: 'errors.notFound.hint',
      defaultMessage: 'Nothing is at this address. It may have been written wrongly, or belong to another workspace.',
    },
    maintenance: { id: 'errors.maintenance', defaultMessage: 'Server Maintenance' },
    maintenanceHint: {
      id: 'errors.maintenance.hint',
      defaultMessage: 'The server can’t answer just now. What was saved is safe; try again in a moment.',
    },
    home: { id: 'errors.home', defaultMessage: 'Go home' },
    retry: { id: 'errors.retry', defaultMessage: 'Try again' },
    or: { id: 'errors.or', defaultMessage: 'or' },
    rightSales: { id: 'errors.right.sales', defaultMessage: 'Sales' },
    rightPurchases: { id: 'errors.right.purchases', defaultMessage: 'Purchases' },
    rightFunds: { id: 'errors.right.funds', defaultMessage: 'Funds' },
    rightReport: { id: 'errors.right.report', defaultMessage: 'Reports' },
    rightHr: { id: 'errors.right.hr', defaultMessage: 'HR' },
    rightBod: { id: 'errors.right.bod', defaultMessage: 'Board of directors' },
    rightAdmin: { id: 'errors.right.admin', defaultMessage: 'Administrator' },
  }),
)
