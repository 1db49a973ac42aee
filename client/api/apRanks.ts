import { apRanks } from '@shared/services/apRanks'
import { defineServiceApi } from './define-service-api'

export const apRanksApi = defineServiceApi(apRanks)
