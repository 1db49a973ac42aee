import { products } from '@shared/services/products'
import { defineServiceApi } from './define-service-api'

export const productsApi = defineServiceApi(products)
