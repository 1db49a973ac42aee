import type { Caller, LabelOption } from '../../kernel/call'
import type { SocaiDatabase } from '../../kernel/collections'
import { AppError } from '../../platform/errors'

/**
 * Sees to it that a label of funds, or the tags of an order, are the workspace's own. What a record has already, it keeps.
 * @throws AppError 400 on the field, naming the first that isn't
 */
export const assertKnownLabels = async (
  database: SocaiDatabase,
  { workspaceId, labels }: Pick<Caller, 'workspaceId' | 'labels'>,
  {
    option,
    field,
    before = [],
    after = [],
  }: {
    readonly option: LabelOption
    readonly field: string
    readonly before?: readonly string[] | undefined
    readonly after?: readonly string[] | undefined
  },
): Promise<void> => {
  const added = after.filter((label) => !before.includes(label) && !labels?.[option].includes(label))
  if (added.length === 0) return
  const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['opts'] })
  const unknown = added.find((label) => !workspace?.opts[option].includes(label))
  if (unknown !== undefined) throw AppError.atField(field, 'labels.unknown', { label: unknown })
}
