import { tasks } from '@shared/services/tasks'
import { defineServiceApi } from './define-service-api'

export const tasksApi = defineServiceApi(tasks)
