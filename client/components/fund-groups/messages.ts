import { defineMessages } from 'react-intl'

/** The groups every workspace has. */
export const fundGroupMessages = defineMessages({
  Sales: { id: 'funds.group.sales', defaultMessage: 'Sales' },
  Purchases: { id: 'funds.group.purchases', defaultMessage: 'Purchases' },
  'Other Income': { id: 'funds.group.otherIncome', defaultMessage: 'Other Income' },
  'Other Expenses': { id: 'funds.group.otherExpenses', defaultMessage: 'Other Expenses' },
  'Salaries and Incentives': { id: 'funds.group.salaries', defaultMessage: 'Salaries and Incentives' },
  'Agent Commission Expenses': { id: 'funds.group.commissions', defaultMessage: 'Agent Commission Expenses' },
  Assets: { id: 'funds.group.assets', defaultMessage: 'Assets' },
  'Opening Balance': { id: 'funds.group.opening', defaultMessage: 'Opening Balance' },
})
