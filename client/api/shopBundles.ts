import { shopBundles } from '@shared/areas/shops/services/shopBundles'
import { defineServiceApi } from './define-service-api'

export const shopBundlesApi = defineServiceApi(shopBundles)
