import { imports } from '@shared/areas/imports/services/imports'
import { defineServiceApi } from './define-service-api'

export const importsApi = defineServiceApi(imports)
