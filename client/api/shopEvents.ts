import { shopEvents } from '@shared/services/shopEvents'
import { defineServiceApi } from './define-service-api'

export const shopEventsApi = defineServiceApi(shopEvents)
