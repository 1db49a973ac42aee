import { uploads } from '@shared/services/uploads'
import { defineServiceApi } from './define-service-api'

export const uploadsApi = defineServiceApi(uploads)
