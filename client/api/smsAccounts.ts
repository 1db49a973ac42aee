import { smsAccounts } from '@shared/services/smsAccounts'
import { defineServiceApi } from './define-service-api'

export const smsAccountsApi = defineServiceApi(smsAccounts)
