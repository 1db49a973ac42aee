import { bankTransfers } from '@shared/services/bankTransfers'
import { defineServiceApi } from './define-service-api'

export const bankTransfersApi = defineServiceApi(bankTransfers)
