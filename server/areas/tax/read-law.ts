import { lawWith, type TaxLaw } from '@shared/areas/tax/rules/tax-law'
import type { StoredOf } from '../../kernel/collections'
import type { Records } from '../../platform/mongo/records'

/** The tax law as it stands: what comes with the product, with the rows of the platform's administrator on top. @param rules of the installation */
export const readLaw = async (rules: Records<StoredOf<'taxRules'>>): Promise<TaxLaw> => lawWith(await rules.find({ status: 'active' }))
