import { apPrices } from '@shared/services/apPrices'
import { defineServiceApi } from './define-service-api'

export const apPricesApi = defineServiceApi(apPrices)
