import { smsTemplates } from '@shared/services/smsTemplates'
import { defineServiceApi } from './define-service-api'

export const smsTemplatesApi = defineServiceApi(smsTemplates)
