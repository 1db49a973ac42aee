import { apAgents } from '@shared/areas/agents/services/apAgents'
import { defineServiceApi } from './define-service-api'

export const apAgentsApi = defineServiceApi(apAgents)
