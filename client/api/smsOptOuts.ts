import { smsOptOuts } from '@shared/areas/sms/services/smsOptOuts'
import { defineServiceApi } from './define-service-api'

export const smsOptOutsApi = defineServiceApi(smsOptOuts)
