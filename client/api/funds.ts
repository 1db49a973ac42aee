import { funds } from '@shared/areas/money/services/funds'
import { defineServiceApi } from './define-service-api'

export const fundsApi = defineServiceApi(funds, { computedRows: true })
