import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'

type Partner = StoredOf<'assets'>
const fields = ['name', 'creditLimit', 'outstanding', 'partnerBalance', 'paymentDays', 'rev'] as const
type Terms = Pick<Partner, (typeof fields)[number]>

const known = new WeakMap<SocaiUnitOfWork, Map<Partner['_id'], Promise<Terms | null>>>()

/** What is agreed with a partner and how their account stands, read once in a command however many of its rules ask. */
export const partnerTerms = (work: SocaiUnitOfWork, partner: Partner['_id']): Promise<Terms | null> => {
  const own = known.get(work) ?? new Map<Partner['_id'], Promise<Terms | null>>()
  known.set(work, own)
  const terms = own.get(partner) ?? work.read('assets').byId(partner, { only: [...fields] })
  own.set(partner, terms)
  return terms
}
