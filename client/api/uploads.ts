import { uploads } from '@shared/areas/workspace/services/uploads'
import { defineServiceApi } from './define-service-api'

export const uploadsApi = defineServiceApi(uploads)
