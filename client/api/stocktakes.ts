import { stocktakes } from '@shared/areas/goods/services/stocktakes'
import { defineServiceApi } from './define-service-api'

export const stocktakesApi = defineServiceApi(stocktakes)
