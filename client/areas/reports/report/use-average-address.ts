import { AVERAGE_METHODS, type AverageMethod } from '@shared/areas/goods/rules/average-cost'
import { useUrlQuery } from '../../../lib/use-url-query'

/** How the average cost is asked for, as the address says. */
export const useAverageAddress = () => {
  const [address, change] = useUrlQuery({ method: 'month', warehouse: '' })
  const method: AverageMethod = AVERAGE_METHODS.find((each) => each === address.method) ?? 'month'
  const { warehouse } = address
  return { method, warehouse, change, asked: { method, ...(warehouse && { warehouseId: warehouse }) } }
}
