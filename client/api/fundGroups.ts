import { fundGroupsService } from '@shared/services/fundGroups.service'
import { defineServiceApi } from './define-service-api'

export const fundGroupsApi = defineServiceApi(fundGroupsService)
