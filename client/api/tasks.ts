import { tasks } from '@shared/areas/tasks/services/tasks'
import { defineServiceApi } from './define-service-api'

export const tasksApi = defineServiceApi(tasks)
