import { useCan } from '../../../api/session/use-me'

/** Where an entry of funds or a sale is; null where the member may not go. */
export const useRecordAddress = (): ((record: { readonly service: 'orders' | 'funds'; readonly id: string }) => string | null) => {
  const mayFunds = useCan('/funds')
  const maySales = useCan('/sales')
  return ({ service, id }) =>
    service === 'funds' ? (mayFunds ? `/funds?open=${id}` : null) : maySales ? `/sales/orders/byOrder/${id}` : null
}
