import { categories } from '@shared/areas/goods/services/categories'
import { defineServiceApi } from './define-service-api'

export const categoriesApi = defineServiceApi(categories)
