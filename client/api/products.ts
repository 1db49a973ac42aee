import { productsService } from '@shared/services/products.service'
import { defineServiceApi } from './define-service-api'

export const productsApi = defineServiceApi(productsService)
