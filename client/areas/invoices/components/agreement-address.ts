import type { Day } from '@shared/foundation/days/days'
import type { Invoice } from '@shared/areas/invoices/services/invoices'

/** What stands in the address of an agreement on a correction that isn't made yet; `as` is empty of one that is. */
export const AGREEMENT_QUERY = { as: '', name: '', day: '', reason: '', legalName: '', taxCode: '', person: '', place: '' }

interface Planned {
  readonly way: 'adjustment' | 'replacement'
  readonly agreement: string
  readonly day: Day | null
  readonly reason: string
  /** Of a replacement: the buyer as it will be. */
  readonly taxCode: string
  readonly legalName: string
  readonly name: string
  readonly address: string
}

/** Where the agreement of a made adjustment or replacement is printed; of a planned one, that of the invoice which is to be corrected. */
export const agreementAddress = ({ _id, orderIds }: Pick<Invoice, '_id' | 'orderIds'>, planned?: Planned): string => {
  const page = `/print/invoice-agreement/${_id}`
  if (!planned) return page
  const { way, agreement, day, reason, taxCode, legalName, name, address } = planned
  const buyer = way === 'replacement' && orderIds.length === 1 ? { legalName, taxCode, person: name, place: address } : {}
  const said = Object.entries({ as: way, name: agreement, day: day ?? '', reason, ...buyer }).map(([key, value]) => [key, value.trim()])
  return `${page}?${new URLSearchParams(said.filter(([, value]) => value !== ''))}`
}

/** What an agreement is called unless somebody says: `BB-477/2026`. */
export const agreementName = ({ number = '' }: Pick<Invoice, 'number'>, today: string): string =>
  `BB-${number.replace(/^0+/, '')}/${today.slice(0, 4)}`
