import { stocks } from '@shared/services/stocks'
import { defineServiceApi } from './define-service-api'

export const stocksApi = defineServiceApi(stocks)
