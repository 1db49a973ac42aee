import { apComs } from '@shared/services/apComs'
import { defineServiceApi } from './define-service-api'

export const apComsApi = defineServiceApi(apComs)
