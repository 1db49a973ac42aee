import { createApi } from '@reduxjs/toolkit/query/react'
import { recordServices } from '@shared/registry/names'
import { serviceQuery } from './base-query'

/** The one cache of server data. Services add their endpoints in `api`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: serviceQuery,
  tagTypes: recordServices,
  // Delayed invalidation waits for every pending call, so one slow report would hold up all lists.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})
