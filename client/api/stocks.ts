import { stocksService } from '@shared/services/stocks.service'
import { defineServiceApi } from './define-service-api'

export const stocksApi = defineServiceApi(stocksService)
