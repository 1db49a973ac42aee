import { smsOptOuts } from '@shared/services/smsOptOuts'
import { defineServiceApi } from './define-service-api'

export const smsOptOutsApi = defineServiceApi(smsOptOuts)
