import { Type } from '@feathersjs/typebox'
import { list, shape, whole } from './schema-kit'
import { workspace } from './workspaces.schema'

const brief = Type.Pick(workspace, ['_id', 'name', 'slug', 'avatar', 'slogan', 'status', 'apps'], { additionalProperties: false })

/** The workspaces where the caller is a member, in brief. */
export const workspacesReports = { myWorkspaces: shape({ total: whole(), data: list(brief, 100) }) }
