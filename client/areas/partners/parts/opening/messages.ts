import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

/** What a company has and is owed when it begins. */
export const openingMessages = freeMessages(
  defineMessages({
    stock: { id: 'opening.stock', defaultMessage: 'Opening stock' },
    count: { id: 'opening.count', defaultMessage: 'Quantity in stock' },
    cost: { id: 'opening.cost', defaultMessage: 'Unit cost' },
    costHint: { id: 'opening.cost.hint', defaultMessage: 'Empty: the cost above, else not known (never 0)' },
    warehouse: { id: 'opening.warehouse', defaultMessage: 'Warehouse' },
    warehouseChoose: { id: 'opening.warehouse.choose', defaultMessage: 'Choose a warehouse' },
    stockFailed: {
      id: 'opening.stock.failed',
      defaultMessage: '{name} has been added, its opening stock hasn’t: {why}. Count the warehouse to put it in.',
    },
    receivable: { id: 'opening.receivable', defaultMessage: 'Opening debt (owes us)' },
    payable: { id: 'opening.payable', defaultMessage: 'Opening debt (we owe)' },
    debtHint: {
      id: 'opening.debt.hint',
      defaultMessage: 'What was still unpaid before this month; dated the last day of the month before',
    },
    debt: { id: 'opening.debt', defaultMessage: 'Opening debt' },
    debtFailed: {
      id: 'opening.debt.failed',
      defaultMessage: '{name} has been added, the opening debt hasn’t: {why}. Write it as an order without items.',
    },
  }),
)
