import { fundsService } from '@shared/services/funds.service'
import { defineServiceApi } from './define-service-api'

export const fundsApi = defineServiceApi(fundsService, { computedRows: true })
