import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const warehouseMessages = freeMessages(
  defineMessages({
    screen: { id: 'warehouses.screen', defaultMessage: 'Warehouses' },
    new: { id: 'warehouses.new', defaultMessage: 'New warehouse' },
    search: { id: 'warehouses.search', defaultMessage: 'Find a warehouse' },
    searchHint: { id: 'warehouses.search.hint', defaultMessage: 'Name, address' },
    name: { id: 'warehouses.name', defaultMessage: 'Name' },
    address: { id: 'warehouses.address', defaultMessage: 'Address' },
    addressHint: { id: 'warehouses.address.hint', defaultMessage: 'Printed on delivery notes.' },
    noAddress: { id: 'warehouses.address.none', defaultMessage: 'No address' },
    kinds: { id: 'warehouses.kinds', defaultMessage: 'Products' },
    units: { id: 'warehouses.units', defaultMessage: 'Units' },
    value: { id: 'warehouses.value', defaultMessage: 'Value' },
    unknown: { id: 'warehouses.unknown', defaultMessage: '{count} of unknown cost' },
    byProduct: { id: 'warehouses.byProduct', defaultMessage: 'By product' },
    none: { id: 'warehouses.none', defaultMessage: 'No warehouse yet' },
    noneHint: { id: 'warehouses.none.hint', defaultMessage: 'Goods are received into a warehouse and shipped from it.' },
    created: { id: 'warehouses.created', defaultMessage: '{name} has been added' },
    remove: { id: 'warehouses.remove', defaultMessage: 'Remove' },
    removeTitle: { id: 'warehouses.remove.title', defaultMessage: 'Remove {name}?' },
    removeLists: { id: 'warehouses.remove.lists', defaultMessage: 'Nothing can be received into it or shipped from it any more.' },
    removeHistory: { id: 'warehouses.remove.history', defaultMessage: 'Its past movements stay readable.' },
    removed: { id: 'warehouses.removed', defaultMessage: 'Warehouse has been removed: {name}' },
    stock: { id: 'warehouses.stock', defaultMessage: 'Stock' },
    stockNone: { id: 'warehouses.stock.none', defaultMessage: 'Nothing stands here' },
    readOnly: { id: 'warehouses.readOnly', defaultMessage: 'Only members with Sales or Purchases may change it' },
  }),
)
