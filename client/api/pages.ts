import { pages } from '@shared/areas/platform-admin/services/pages'
import { defineServiceApi } from './define-service-api'

export const pagesApi = defineServiceApi(pages)
