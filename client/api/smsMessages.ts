import { smsMessages } from '@shared/areas/sms/services/smsMessages'
import { defineServiceApi } from './define-service-api'

export const smsMessagesApi = defineServiceApi(smsMessages)
