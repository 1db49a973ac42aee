import { uploadsService } from '@shared/services/uploads.service'
import { defineServiceApi } from './define-service-api'

export const uploadsApi = defineServiceApi(uploadsService)
