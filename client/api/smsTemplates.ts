import { smsTemplates } from '@shared/areas/sms/services/smsTemplates'
import { defineServiceApi } from './define-service-api'

export const smsTemplatesApi = defineServiceApi(smsTemplates)
