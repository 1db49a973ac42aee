import { warehousesService } from '@shared/services/warehouses.service'
import { defineServiceApi } from './define-service-api'

export const warehousesApi = defineServiceApi(warehousesService)
