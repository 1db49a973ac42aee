import { stockTransfers } from '@shared/areas/goods/services/stockTransfers'
import { defineServiceApi } from './define-service-api'

export const stockTransfersApi = defineServiceApi(stockTransfers)
