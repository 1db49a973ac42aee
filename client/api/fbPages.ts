import { fbPages } from '@shared/areas/facebook/services/fbPages'
import { defineServiceApi } from './define-service-api'

export const fbPagesApi = defineServiceApi(fbPages)
