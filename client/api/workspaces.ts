import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { defineServiceApi } from './define-service-api'

export const workspacesApi = defineServiceApi(workspaces)
