import { apAgents } from '@shared/services/apAgents'
import { defineServiceApi } from './define-service-api'

export const apAgentsApi = defineServiceApi(apAgents)
