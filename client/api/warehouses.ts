import { warehouses } from '@shared/services/warehouses'
import { defineServiceApi } from './define-service-api'

export const warehousesApi = defineServiceApi(warehouses)
