import { defineMessages, useIntl, type IntlShape } from 'react-intl'

const builtIn = defineMessages({
  Sales: { id: 'funds.group.sales', defaultMessage: 'Sales' },
  Purchases: { id: 'funds.group.purchases', defaultMessage: 'Purchases' },
  'Other Income': { id: 'funds.group.otherIncome', defaultMessage: 'Other Income' },
  'Other Expenses': { id: 'funds.group.otherExpenses', defaultMessage: 'Other Expenses' },
  'Salaries and Incentives': { id: 'funds.group.salaries', defaultMessage: 'Salaries and Incentives' },
  'Agent Commission Expenses': { id: 'funds.group.commissions', defaultMessage: 'Agent Commission Expenses' },
  Assets: { id: 'funds.group.assets', defaultMessage: 'Assets' },
  'Opening Balance': { id: 'funds.group.opening', defaultMessage: 'Opening Balance' },
})

const isBuiltIn = (name: string): name is keyof typeof builtIn => Object.hasOwn(builtIn, name)

/** A fund group in the reader's language; a company's own group is called what the company calls it. */
export const fundGroupName = (intl: IntlShape, name: string): string => (isBuiltIn(name) ? intl.formatMessage(builtIn[name]) : name)

export const useFundGroupName = (): ((name: string) => string) => {
  const intl = useIntl()
  return (name) => fundGroupName(intl, name)
}
