import { defineMessages } from 'react-intl'

/** The groups every workspace has. */
export const fundGroupMessages = defineMessages({
  Sales: { id: 'fund-groups.sales', defaultMessage: 'Sales' },
  Purchases: { id: 'fund-groups.purchases', defaultMessage: 'Purchases' },
  'Other Income': { id: 'fund-groups.otherIncome', defaultMessage: 'Other Income' },
  'Other Expenses': { id: 'fund-groups.otherExpenses', defaultMessage: 'Other Expenses' },
  'Salaries and Incentives': { id: 'fund-groups.salaries', defaultMessage: 'Salaries and Incentives' },
  'Agent Commission Expenses': { id: 'fund-groups.commissions', defaultMessage: 'Agent Commission Expenses' },
  Assets: { id: 'fund-groups.assets', defaultMessage: 'Assets' },
  'Opening Balance': { id: 'fund-groups.opening', defaultMessage: 'Opening Balance' },
})
