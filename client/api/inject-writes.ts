import type { RecordService } from '@shared/registry/names'
import { extraOf } from './api-extra'
import { isApiError } from './api-error'
import { baseApi } from './base-api'
import type { ServiceFacts } from './service-facts'
import type { WireQuery } from './wire-query'
import type { EventType, WireRecord } from './realtime/event'
import { selectConnection, type WithConnection } from './realtime/connection-slice'

interface WriteLifecycle {
  readonly extra: unknown
  readonly getState: () => unknown
  readonly queryFulfilled: Promise<{ data: unknown }>
}

const isRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string'

/** The record as it is now, which a refused stale change comes back with. */
const currentOf = (failure: unknown): unknown => {
  const error = typeof failure === 'object' && failure !== null && 'error' in failure ? failure.error : null
  if (!isApiError(error) || error.code !== 409 || typeof error.data !== 'object' || error.data === null) return null
  return 'current' in error.data ? error.data.current : null
}

/**
 * Brings the answer to our own write into the lists at once, by the way events take; the socket's echo then finds nothing to do.
 * Without a socket nobody tells what else the write changed, so what is shown is asked for again.
 */
const follow = async (service: RecordService, type: EventType, id: string | null, api: WriteLifecycle): Promise<void> => {
  const { hub } = extraOf(api)
  const end = hub.writes.begin(service, id)
  try {
    const { data } = await api.queryFulfilled
    if (isRecord(data)) hub.applyLocal(service, type, data)
    if (selectConnection(api.getState() as WithConnection).status !== 'live') hub.refetchAll()
  } catch (failure) {
    const current = currentOf(failure)
    if (isRecord(current)) hub.applyLocal(service, 'patched', current)
  } finally {
    end()
  }
}

/** A change of a record of whatever service, for what knows the service only by name. */
export const { usePatchRecordMutation: usePatchRecord } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    patchRecord: build.mutation<unknown, { service: RecordService; id: string; data: Readonly<Record<string, unknown>> }>({
      query: ({ service, id, data }) => ({ service, method: 'patch', id, data }),
      onQueryStarted: ({ service, id }, lifecycle) => follow(service, 'patched', id, lifecycle),
    }),
  }),
})

/** Adds the writing endpoints of a service. @returns their hooks, by the names screens know */
export const injectWrites = (service: RecordService, { realtime }: ServiceFacts): Record<string, unknown> => {
  const [create, patch, remove] = [`${service}.create`, `${service}.patch`, `${service}.remove`]
  const [many, among] = [`${service}.patchMany`, `${service}.createAmong`]
  // A service without events has only its own answers to go by.
  const invalidatesTags = realtime === 'off' ? [{ type: service, id: 'LIST' }] : []
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      [create]: build.mutation<unknown, unknown>({
        query: (data) => ({ service, method: 'create', data }),
        invalidatesTags,
        onQueryStarted: (_data, lifecycle) => follow(service, 'created', null, lifecycle),
      }),
      [among]: build.mutation<unknown, { data: unknown; bulkId: string }>({
        query: ({ data, bulkId }) => ({ service, method: 'create', data, bulkId }),
        invalidatesTags,
        onQueryStarted: (_data, lifecycle) => follow(service, 'created', null, lifecycle),
      }),
      [patch]: build.mutation<unknown, { id: string; data: unknown; bulkId?: string }>({
        query: ({ id, data, bulkId }) => ({ service, method: 'patch', id, data, ...(bulkId && { bulkId }) }),
        invalidatesTags,
        onQueryStarted: ({ id }, lifecycle) => follow(service, 'patched', id, lifecycle),
      }),
      [many]: build.mutation<unknown, { by: WireQuery; data: unknown }>({
        query: ({ by, data }) => ({ service, method: 'patch', query: by, data }),
        invalidatesTags,
        onQueryStarted: (_arg, lifecycle) => follow(service, 'patched', null, lifecycle),
      }),
      [remove]: build.mutation<unknown, string>({
        query: (id) => ({ service, method: 'remove', id }),
        invalidatesTags,
        onQueryStarted: (id, lifecycle) => follow(service, 'removed', id, lifecycle),
      }),
    }),
  })
  const { [create]: creates, [among]: createsAmong, [patch]: patches, [many]: patchesMany, [remove]: removes } = api.endpoints
  return {
    useCreate: creates?.useMutation,
    useCreateAmong: createsAmong?.useMutation,
    usePatch: patches?.useMutation,
    usePatchMany: patchesMany?.useMutation,
    useRemove: removes?.useMutation,
  }
}
