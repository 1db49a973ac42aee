import { orderDetails } from '@shared/services/orderDetails'
import { defineServiceApi } from './define-service-api'

export const orderDetailsApi = defineServiceApi(orderDetails)
