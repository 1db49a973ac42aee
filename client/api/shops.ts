import { shops } from '@shared/services/shops'
import { defineServiceApi } from './define-service-api'

export const shopsApi = defineServiceApi(shops)
