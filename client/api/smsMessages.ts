import { smsMessages } from '@shared/services/smsMessages'
import { defineServiceApi } from './define-service-api'

export const smsMessagesApi = defineServiceApi(smsMessages)
