import { defineMessages } from 'react-intl'
import { freeMessages } from '../lib/free-messages'

export const pickMessages = freeMessages(
  defineMessages({
    customer: { id: 'pick.customer', defaultMessage: 'Name, phone or address of a customer' },
    agent: { id: 'pick.agent', defaultMessage: 'Name, phone or address of a sales agent' },
    supplier: { id: 'pick.supplier', defaultMessage: 'Name, phone or address of a supplier' },
    addPartner: { id: 'pick.addPartner', defaultMessage: 'Add “{name}”' },
    product: { id: 'pick.product', defaultMessage: 'Name or SKU, or scan' },
    inStock: { id: 'pick.inStock', defaultMessage: '{sku} · {count} in stock' },
    service: { id: 'pick.service', defaultMessage: '{sku} · service' },
    warehouse: { id: 'pick.warehouse', defaultMessage: 'Choose a warehouse' },
    allWarehouses: { id: 'pick.allWarehouses', defaultMessage: 'All warehouses' },
    label: { id: 'pick.label', defaultMessage: 'No label' },
    imageTooLarge: { id: 'pick.imageTooLarge', defaultMessage: 'Your file size too large' },
  }),
)
