import { fundGroups } from '@shared/services/fundGroups'
import { defineServiceApi } from './define-service-api'

export const fundGroupsApi = defineServiceApi(fundGroups)
