import { OUTCOMES_BY, type OutcomesBy } from '@shared/areas/carriers/rules/outcomes'
import { useUrlQuery } from '../../../lib/use-url-query'

/** By what outcomes are asked for, as the address says. */
export const useOutcomesAddress = () => {
  const [address, change] = useUrlQuery({ by: 'carrier' })
  const by: OutcomesBy = OUTCOMES_BY.find((each) => each === address.by) ?? 'carrier'
  return { by, change }
}
