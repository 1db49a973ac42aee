import { fbPages } from '@shared/services/fbPages'
import { defineServiceApi } from './define-service-api'

export const fbPagesApi = defineServiceApi(fbPages)
