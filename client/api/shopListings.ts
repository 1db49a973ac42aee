import { shopListings } from '@shared/areas/shops/services/shopListings'
import { defineServiceApi } from './define-service-api'

export const shopListingsApi = defineServiceApi(shopListings)
