import { orderDetails } from '@shared/areas/trade/services/orderDetails'
import { defineServiceApi } from './define-service-api'

export const orderDetailsApi = defineServiceApi(orderDetails)
