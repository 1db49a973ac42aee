import { can, type Right } from '@shared/foundation/rights/rights'
import type { ImportRecord } from '@shared/areas/imports/services/imports'

/** Whether a member may change a sheet and take it back: whoever brought it in, and the board. */
export const mayChange = (
  { _id, rights }: { readonly _id: string; readonly rights: readonly Right[] },
  { creatorId }: Pick<ImportRecord, 'creatorId'>,
): boolean => can(rights, ['bod']) || creatorId === _id
