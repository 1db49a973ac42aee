import { apComs } from '@shared/areas/agents/services/apComs'
import { defineServiceApi } from './define-service-api'

export const apComsApi = defineServiceApi(apComs)
