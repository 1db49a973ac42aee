import { warehouses } from '@shared/areas/goods/services/warehouses'
import { defineServiceApi } from './define-service-api'

export const warehousesApi = defineServiceApi(warehouses)
