import { categories } from '@shared/services/categories'
import { defineServiceApi } from './define-service-api'

export const categoriesApi = defineServiceApi(categories)
