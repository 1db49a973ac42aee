import { pages } from '@shared/services/pages'
import { defineServiceApi } from './define-service-api'

export const pagesApi = defineServiceApi(pages)
