import { declarationOf } from '@shared/registry/declarations'
import type { ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import type { HookContext } from './application'

/** How a call that is a patch without an id is declared; undefined for any other call. */
export const manyOf = ({ path, method, id }: Pick<HookContext, 'path' | 'method' | 'id'>): ServiceDeclaration['patchMany'] =>
  method === 'patch' && (id === null || id === undefined) ? (declarationOf(path) as ServiceDeclaration).patchMany : undefined
