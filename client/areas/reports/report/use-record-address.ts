import { useCan } from '../../../api/session/use-me'

/** Where an entry of funds, a sale or an asset is; null where the member may not go. */
export const useRecordAddress = (): ((record: {
  readonly service: 'orders' | 'funds' | 'assets' | 'commissions'
  readonly id: string
}) => string | null) => {
  const mayFunds = useCan('/funds')
  const maySales = useCan('/sales')
  return ({ service, id }) => {
    // It belongs to an order that isn't named by it.
    if (service === 'commissions') return null
    if (service === 'assets') return `/assets/Owned Assets?open=${id}`
    if (service === 'funds') return mayFunds ? `/funds?open=${id}` : null
    return maySales ? `/sales/orders/byOrder/${id}` : null
  }
}
