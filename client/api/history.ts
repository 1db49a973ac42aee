import { history } from '@shared/areas/history/services/history'
import { defineServiceApi } from './define-service-api'

export const historyApi = defineServiceApi(history)
