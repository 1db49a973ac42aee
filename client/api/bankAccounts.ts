import { bankAccounts } from '@shared/areas/bank/services/bankAccounts'
import { defineServiceApi } from './define-service-api'

export const bankAccountsApi = defineServiceApi(bankAccounts)
