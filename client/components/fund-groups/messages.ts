import { defineMessages } from 'react-intl'

/** The groups that rules know by name. */
export const fundGroupMessages = defineMessages({
  sales: { id: 'fund-groups.sales', defaultMessage: 'Sales' },
  purchases: { id: 'fund-groups.purchases', defaultMessage: 'Purchases' },
  otherIncome: { id: 'fund-groups.otherIncome', defaultMessage: 'Other Income' },
  otherExpenses: { id: 'fund-groups.otherExpenses', defaultMessage: 'Other Expenses' },
  salaries: { id: 'fund-groups.salaries', defaultMessage: 'Salaries and Incentives' },
  commissions: { id: 'fund-groups.commissions', defaultMessage: 'Agent Commission Expenses' },
  assets: { id: 'fund-groups.assets', defaultMessage: 'Assets' },
  transfers: { id: 'fund-groups.transfers', defaultMessage: 'Transfers' },
  badDebts: { id: 'fund-groups.badDebts', defaultMessage: 'Bad debts written off' },
  cashSurplus: { id: 'fund-groups.cashSurplus', defaultMessage: 'Cash Surplus' },
  cashShortage: { id: 'fund-groups.cashShortage', defaultMessage: 'Cash Shortage' },
  opening: { id: 'fund-groups.opening', defaultMessage: 'Opening Balance' },
})
