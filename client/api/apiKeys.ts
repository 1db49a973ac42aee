import { apiKeys } from '@shared/areas/workspace/services/apiKeys'
import { defineServiceApi } from './define-service-api'

export const apiKeysApi = defineServiceApi(apiKeys)
