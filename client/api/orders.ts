import { orders } from '@shared/areas/trade/services/orders'
import { defineServiceApi } from './define-service-api'

export const ordersApi = defineServiceApi(orders)
