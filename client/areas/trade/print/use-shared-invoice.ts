import { useSharedPage } from '../../../api/use-shared-page'
import type { SharedInvoice } from './invoice'

/** The sale behind a link, as its printed papers show it. */
export const useSharedInvoice = (id: string, token: string) =>
  useSharedPage<SharedInvoice>(`${id}.${token}`, { service: 'orders', method: 'get', id, query: { printToken: token } })
