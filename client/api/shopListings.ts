import { shopListings } from '@shared/services/shopListings'
import { defineServiceApi } from './define-service-api'

export const shopListingsApi = defineServiceApi(shopListings)
