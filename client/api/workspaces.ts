import { workspaces } from '@shared/services/workspaces'
import { defineServiceApi } from './define-service-api'

export const workspacesApi = defineServiceApi(workspaces)
