import { assetsService } from '@shared/services/assets.service'
import { defineServiceApi } from './define-service-api'

export const assetsApi = defineServiceApi(assetsService)
