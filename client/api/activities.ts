import { activities } from '@shared/services/activities'
import { defineServiceApi } from './define-service-api'

export const activitiesApi = defineServiceApi(activities)
