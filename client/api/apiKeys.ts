import { apiKeys } from '@shared/services/apiKeys'
import { defineServiceApi } from './define-service-api'

export const apiKeysApi = defineServiceApi(apiKeys)
