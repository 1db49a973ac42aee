import { usualLabel } from '@shared/foundation/documents/funds'
import { useWorkspace } from '../api/session/use-workspace'
import { readLocal, writeLocal } from '../lib/store-local'
import type { SelectOption } from '../ui/Select/Select'

/** The workspace's fund labels: its cash boxes and accounts. */
export const useLabelOptions = (): SelectOption[] => (useWorkspace()?.opts.fundLabels ?? []).map((label) => ({ value: label, label }))

/** The label that stands in a form before anybody chooses: cash; '' where the workspace has none. */
export const useUsualLabel = (): string => usualLabel(useWorkspace()?.opts.fundLabels ?? []) ?? ''

/** The label that was used last for something on this device, or the usual one; and what keeps another.
 *  @param first the one before any was used, where the usual one isn't meant */
export const useLastLabel = (key: string, first?: string): [string, (label: string) => void] => {
  const usual = useUsualLabel()
  const labels = useWorkspace()?.opts.fundLabels ?? []
  const last = readLocal<string>(key, '')
  return [labels.includes(last) ? last : (first ?? usual), (label) => writeLocal(key, label)]
}
