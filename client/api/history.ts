import { history } from '@shared/services/history'
import { defineServiceApi } from './define-service-api'

export const historyApi = defineServiceApi(history)
