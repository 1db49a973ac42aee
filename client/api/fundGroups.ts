import { fundGroups } from '@shared/areas/money/services/fundGroups'
import { defineServiceApi } from './define-service-api'

export const fundGroupsApi = defineServiceApi(fundGroups)
