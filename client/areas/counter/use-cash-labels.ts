import { DEFAULT_LABELS } from '@shared/foundation/documents/funds'
import { api } from '../../api/api'
import { useLabelOptions } from '../../components/fund-labels'
import type { SelectOption } from '../../ui/Select/Select'

const [, BANK_LABEL] = DEFAULT_LABELS

/** The accounts of cash besides that of a drawer: where its cash can be carried. */
export const useCashLabels = (drawer: string): readonly SelectOption[] => {
  const banks = api.bankAccounts.useFind({ $limit: -1 }).data?.data.map(({ label }) => label)
  const labels = useLabelOptions()
  if (!banks) return []
  return labels.filter(({ value }) => value !== drawer && value !== BANK_LABEL && !banks.includes(value))
}
