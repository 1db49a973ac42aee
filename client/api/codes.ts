import { codesService } from '@shared/services/codes.service'
import { defineServiceApi } from './define-service-api'

export const codesApi = defineServiceApi(codesService)
