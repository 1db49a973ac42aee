import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Page } from '@shared/registry/service-types'
import type { ApiExtra } from './api-extra'
import type { WithSession } from './session/session-slice'
import { useAppDispatch } from './use-app-dispatch'
import type { WireQuery } from './wire-query'

/** A service whose records can be asked for once. */
export interface AsksOnce<R> {
  findOnce(query: WireQuery): ThunkAction<{ unwrap(): Promise<Page<R>> }, WithSession, ApiExtra, UnknownAction>
}

const PAGE = 500

/**
 * Reads every record that fits a query, page by page, as they are now.
 * @param behind for a service that pages by `after`: a page costs the same however far it is
 */
export const useAllRecords = <R extends { readonly _id: string }>(
  api: AsksOnce<R>,
  { behind = false } = {},
): ((query: WireQuery) => Promise<R[]>) => {
  const dispatch = useAppDispatch()
  return async (query) => {
    const all: R[] = []
    for (;;) {
      const last = all.at(-1)
      const from = behind ? last && { after: last._id } : { $skip: all.length }
      const page = await dispatch(api.findOnce({ ...query, ...from, $limit: PAGE, $total: false })).unwrap()
      all.push(...page.data)
      if (page.data.length < PAGE) return all
    }
  }
}
