import { products } from '@shared/areas/goods/services/products'
import { defineServiceApi } from './define-service-api'

export const productsApi = defineServiceApi(products)
