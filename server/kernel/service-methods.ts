import type { Declared } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, Page, PatchOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { CallParams } from './call'
import type { StoredOf } from './collections'
import type { LockKey } from './keyed-locks'
import type { SocaiUnitOfWork } from './unit-of-work'

/** What a service over a collection offers: Feathers' methods, and what rules make commands of. */
export interface ServiceMethods<Name extends RecordService> {
  readonly declaration: Declared<Name>
  find(params?: CallParams): Promise<unknown>
  get(id: unknown, params?: CallParams): Promise<StoredOf<Name>>
  create(data: unknown, params?: CallParams): Promise<StoredOf<Name>>
  patch(id: unknown, data: unknown, params?: CallParams): Promise<StoredOf<Name>>
  remove(id: unknown, params?: CallParams): Promise<StoredOf<Name>>

  /** A page by the parsed query; `total` is null when the caller asked not to count. */
  page(params: CallParams): Promise<Page<StoredOf<Name>>>
  /** The records of a query, with live references; no count. */
  rows(params: CallParams): Promise<StoredOf<Name>[]>
  /** One record the caller may see. @throws AppError 404 when it isn't there, or is another workspace's; 403 for a group without the right */
  read(id: string, params: CallParams): Promise<StoredOf<Name>>
  /**
   * A record about to be changed, as it stands now.
   * @throws AppError 404, 403; 409 when a field sent was changed since the `rev` the caller had seen
   */
  readForChange(work: SocaiUnitOfWork, id: string, params: CallParams, data: object): Promise<StoredOf<Name>>
  /** @throws AppError 409 naming the fields that others changed since the caller's `rev`, with the record as it is */
  assertNotStale(record: StoredOf<Name>, params: CallParams, data: object): Promise<void>
  /** Adds a record within a unit of work: references, bookkeeping, audit and event included. */
  add(work: SocaiUnitOfWork, params: CallParams, fields: Partial<StoredOf<Name>>): Promise<StoredOf<Name>>
  /** Changes a record read in the same unit of work: references, bookkeeping, audit and event included. */
  change(work: SocaiUnitOfWork, params: CallParams, before: StoredOf<Name>, fields: Partial<StoredOf<Name>>): Promise<StoredOf<Name>>
  /**
   * Creates as this service does, within another's command: committed with it, or not at all. The caller was judged there, and the data is
   * as the shape says.
   */
  createWithin(work: SocaiUnitOfWork, params: CallParams, data: Stored<CreateOf<Name>>): Promise<StoredOf<Name>>
  /** Patches as this service does, likewise. */
  patchWithin(work: SocaiUnitOfWork, params: CallParams, id: string, data: Stored<PatchOf<Name>>): Promise<StoredOf<Name>>
  /** Takes a record out for good, as if it had never been: with its figures, and with an audit row that tells what it was. */
  takeOut(work: SocaiUnitOfWork, params: CallParams, before: StoredOf<Name>): Promise<StoredOf<Name>>
  /** Runs a command of this service: once for an Idempotency-Key, again when another got there first. */
  run<T extends object>(
    params: CallParams,
    keys: readonly LockKey[],
    body: (work: SocaiUnitOfWork) => Promise<T>,
    workspaceId?: string,
  ): Promise<T>
}
