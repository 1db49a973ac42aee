import { bankTransfers } from '@shared/areas/bank/services/bankTransfers'
import { defineServiceApi } from './define-service-api'

export const bankTransfersApi = defineServiceApi(bankTransfers)
