import { bankAccounts } from '@shared/services/bankAccounts'
import { defineServiceApi } from './define-service-api'

export const bankAccountsApi = defineServiceApi(bankAccounts)
