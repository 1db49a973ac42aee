import { assets } from '@shared/services/assets'
import { defineServiceApi } from './define-service-api'

export const assetsApi = defineServiceApi(assets)
