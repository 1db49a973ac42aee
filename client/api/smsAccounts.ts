import { smsAccounts } from '@shared/areas/sms/services/smsAccounts'
import { defineServiceApi } from './define-service-api'

export const smsAccountsApi = defineServiceApi(smsAccounts)
