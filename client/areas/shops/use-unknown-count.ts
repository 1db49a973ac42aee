import { api } from '../../api/api'

/** How many orders of shops stand still for a SKU that nobody knows. */
export const useUnknownCount = (): number | undefined => api.shops.useReport('unknown', {}).data?.totalOrder
