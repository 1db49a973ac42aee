import { assets } from '@shared/areas/partners/services/assets'
import { defineServiceApi } from './define-service-api'

export const assetsApi = defineServiceApi(assets)
