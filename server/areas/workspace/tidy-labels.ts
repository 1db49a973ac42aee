import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'

/**
 * A list of labels or tags as it will be stored: trimmed, each once.
 * @throws AppError 409 'Label already exists', 400 for a blank one
 */
export const tidyLabels = (path: string, labels: readonly string[]): string[] => {
  const seen = new Set<string>()
  return labels.map((label, index) => {
    const name = label.trim()
    if (name === '') throw AppError.atField(`${path}.${index}`, 'labels.name-required')
    // Accents tell labels apart, case doesn't.
    const key = name.normalize('NFC').toLowerCase()
    if (seen.has(key)) throw AppError.atField(`${path}.${index}`, 'labels.exists')
    seen.add(key)
    return name
  })
}

/** @throws AppError 409 when a label that is to go stands on an entry of funds, or on a bank account */
export const keepUsedLabels = async (work: SocaiUnitOfWork, before: readonly string[], after: readonly string[]): Promise<void> => {
  for (const label of before) {
    if (after.includes(label)) continue
    const entry = await work.read('funds').one({ label }, { only: ['label'] })
    const used = entry ?? (await work.read('bankAccounts').one({ label, status: 'active' }, { only: ['label'] }))
    if (used) throw AppError.atField('opts.fundLabels', 'labels.used')
  }
}
