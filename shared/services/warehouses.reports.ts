import { shape } from './schema-kit'
import { levelFields } from './stocks.reports'

export const warehousesReports = { byProduct: shape(levelFields) }
