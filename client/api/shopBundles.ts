import { shopBundles } from '@shared/services/shopBundles'
import { defineServiceApi } from './define-service-api'

export const shopBundlesApi = defineServiceApi(shopBundles)
