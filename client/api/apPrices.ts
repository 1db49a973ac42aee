import { apPrices } from '@shared/areas/agents/services/apPrices'
import { defineServiceApi } from './define-service-api'

export const apPricesApi = defineServiceApi(apPrices)
