import { activities } from '@shared/areas/people/services/activities'
import { defineServiceApi } from './define-service-api'

export const activitiesApi = defineServiceApi(activities)
