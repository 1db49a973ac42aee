import { activitiesService } from '@shared/services/activities.service'
import { defineServiceApi } from './define-service-api'

export const activitiesApi = defineServiceApi(activitiesService)
