import { workspacesService } from '@shared/services/workspaces.service'
import { defineServiceApi } from './define-service-api'

export const workspacesApi = defineServiceApi(workspacesService)
