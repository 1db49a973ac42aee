import { orders } from '@shared/services/orders'
import { defineServiceApi } from './define-service-api'

export const ordersApi = defineServiceApi(orders)
