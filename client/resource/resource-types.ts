import type { Declared } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, Page, PatchOf, RecordOf } from '@shared/registry/service-types'
import type { MessageDescriptor } from 'react-intl'
import { hooksOf } from '../api/api'
import type { AsksOnce } from '../api/use-all-records'
import type { WireQuery } from '../api/wire-query'

/** Services whose records are made and changed one by one. */
export type ResourceName = Exclude<RecordService, 'stocks'>

/** The answer to a read, as the query layer hands it over. */
export interface Read<T> {
  readonly data?: T | undefined
  /** The answer to what is asked now; `data` may be the former one. */
  readonly currentData?: T | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly originalArgs?: WireQuery
  readonly refetch: () => unknown
}

type Write<Arg, T> = (arg: Arg) => { unwrap(): Promise<T> }

/** What a resource screen calls of a service's hooks. */
export interface ResourceApi<Name extends ResourceName> extends AsksOnce<RecordOf<Name>> {
  useFind(query: WireQuery): Read<Page<RecordOf<Name>>>
  useGet(id: string, options: { readonly skip: boolean }): Omit<Read<RecordOf<Name>>, 'originalArgs'>
  useCreate(): readonly [Write<CreateOf<Name>, RecordOf<Name>>, unknown]
  usePatch(): readonly [Write<{ readonly id: string; readonly data: PatchOf<Name> }, RecordOf<Name>>, unknown]
}

/** The hooks of a service by which its lists and forms are made. */
export const resourceApi = <Name extends ResourceName>({ path }: Declared<Name>): ResourceApi<Name> => {
  const hooks = hooksOf(path)
  return hooks as ResourceApi<Name>
}

/** A service as its screens know it. */
export interface Resource<Name extends ResourceName> {
  readonly service: Declared<Name>
  /** The screen's texts; a field's label is the text of its name. */
  readonly messages: Readonly<Record<string, MessageDescriptor>>
}

/** The text of a name, which must be there. @throws RangeError otherwise */
export const messageOf = (messages: Resource<ResourceName>['messages'], name: string): MessageDescriptor => {
  const found = messages[name]
  if (!found) throw new RangeError(`There is no text for '${name}'`)
  return found
}
