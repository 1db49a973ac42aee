import { shopsApi } from '../../api/shops'

/** How many orders of shops stand still for a SKU that nobody knows. */
export const useUnknownCount = (): number | undefined => shopsApi.useReport('unknown', {}).data?.totalOrder
