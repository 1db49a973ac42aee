import { codes } from '@shared/areas/platform-admin/services/codes'
import { defineServiceApi } from './define-service-api'

export const codesApi = defineServiceApi(codes)
