import { codes } from '@shared/services/codes'
import { defineServiceApi } from './define-service-api'

export const codesApi = defineServiceApi(codes)
