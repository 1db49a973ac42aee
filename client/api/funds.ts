import { funds } from '@shared/services/funds'
import { defineServiceApi } from './define-service-api'

export const fundsApi = defineServiceApi(funds, { computedRows: true })
