import { categoriesService } from '@shared/services/categories.service'
import { defineServiceApi } from './define-service-api'

export const categoriesApi = defineServiceApi(categoriesService)
