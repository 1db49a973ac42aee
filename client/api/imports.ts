import { imports } from '@shared/services/imports'
import { defineServiceApi } from './define-service-api'

export const importsApi = defineServiceApi(imports)
