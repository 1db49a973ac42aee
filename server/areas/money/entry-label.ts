import { usualLabel } from '@shared/foundation/documents/funds'
import type { StoredOf } from '../../kernel/collections'

type Fund = StoredOf<'funds'>

/**
 * The label of an entry that comes to count without one, so that its money lies somewhere: the company's cash box. One that counted
 * before keeps what it has, for its days may be closed; what was paid ahead before the books began moved no cash.
 * @param before the entry as it stood, null of one that is added
 */
export const labelOf = async (
  { status, label, isOpening }: Fund,
  before: Pick<Fund, 'status' | 'label'> | null,
  company: () => Promise<Pick<StoredOf<'workspaces'>, 'opts'> | null>,
): Promise<Pick<Partial<Fund>, 'label'>> => {
  if (status !== 'completed' || label || isOpening) return {}
  if (before?.status === 'completed' && !before.label) return {}
  const usual = usualLabel((await company())?.opts.fundLabels ?? [])
  return usual === undefined ? {} : { label: usual }
}
