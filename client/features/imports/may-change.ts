import { can, type Right } from '@shared/domain/rights/rights'
import type { ImportRecord } from '@shared/services/imports'

/** Whether a member may change a sheet and take it back: whoever brought it in, and the board. */
export const mayChange = (
  { _id, rights }: { readonly _id: string; readonly rights: readonly Right[] },
  { creatorId }: Pick<ImportRecord, 'creatorId'>,
): boolean => can(rights, ['bod']) || creatorId === _id
