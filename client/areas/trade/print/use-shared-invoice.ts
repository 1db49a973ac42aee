import type { SharedInvoice } from './invoice'
import { useSharedPage } from './use-shared-page'

/** The invoice behind a link. @param token null asks nothing */
export const useSharedInvoice = (id: string, token: string | null) =>
  useSharedPage<SharedInvoice>(
    `${id}.${token ?? ''}`,
    token === null ? null : { service: 'orders', method: 'get', id, query: { printToken: token } },
  )
