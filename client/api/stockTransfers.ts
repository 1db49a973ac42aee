import { stockTransfers } from '@shared/services/stockTransfers'
import { defineServiceApi } from './define-service-api'

export const stockTransfersApi = defineServiceApi(stockTransfers)
