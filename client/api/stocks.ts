import { stocks } from '@shared/areas/goods/services/stocks'
import { defineServiceApi } from './define-service-api'

export const stocksApi = defineServiceApi(stocks)
