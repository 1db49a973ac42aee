import { apRanks } from '@shared/areas/agents/services/apRanks'
import { defineServiceApi } from './define-service-api'

export const apRanksApi = defineServiceApi(apRanks)
