import { shopEvents } from '@shared/areas/shops/services/shopEvents'
import { defineServiceApi } from './define-service-api'

export const shopEventsApi = defineServiceApi(shopEvents)
