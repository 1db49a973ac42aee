import { stocktakes } from '@shared/services/stocktakes'
import { defineServiceApi } from './define-service-api'

export const stocktakesApi = defineServiceApi(stocktakes)
