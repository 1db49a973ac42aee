import { shops } from '@shared/areas/shops/services/shops'
import { defineServiceApi } from './define-service-api'

export const shopsApi = defineServiceApi(shops)
