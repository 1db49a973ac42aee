import { ordersService } from '@shared/services/orders.service'
import { defineServiceApi } from './define-service-api'

export const ordersApi = defineServiceApi(ordersService)
