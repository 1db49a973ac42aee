import { dayOf, zone as asZone, type Zone } from '@shared/foundation/days/days'
import { isAboveInvoice, isInvoicedExpense, vatOfExpense } from '@shared/foundation/documents/fund-vat'
import { inputInvoiceErrors, inputInvoiceKey, type InputInvoice } from '@shared/foundation/documents/input-invoice'
import { vatCompanyOn } from '@shared/foundation/documents/taxpayer'
import { isEqual } from '@shared/foundation/equal'
import type { Id } from '@shared/foundation/ids'
import { taxesOf } from '../../kernel/auth/callers'
import type { StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../platform/errors'

type Fund = StoredOf<'funds'>
type Company = Pick<StoredOf<'workspaces'>, 'opts' | 'zone' | 'taxesBefore'>

/** What an invoice stands on. */
interface Holder {
  readonly service: 'orders' | 'funds'
  readonly _id: string
  readonly number: string
}

/** Purchases and expenses have an index each: whoever enters an invoice in one while another does in the other is judged again. */
const oneAtATime = async (work: SocaiUnitOfWork): Promise<void> => {
  const _id = work.workspaceId as Id<'workspaces'>
  const workspace = await work.readPlatform('workspaces').byId(_id, { only: ['invoicesEntered'] })
  const entered = workspace?.invoicesEntered
  work.update('workspaces', { _id, invoicesEntered: entered ?? null }, { $set: { invoicesEntered: (entered ?? 0) + 1 } })
}

const holderOf = async (work: SocaiUnitOfWork, key: string): Promise<Holder | null> => {
  const [order, fund] = await Promise.all([
    work.read('orders').one({ inputInvoiceKey: key }, { only: ['order_number'] }),
    work.read('funds').one({ inputInvoiceKey: key }, { only: ['number', 'name', 'group'] }),
  ])
  if (order) return { service: 'orders', _id: order._id, number: order.order_number }
  return fund ? { service: 'funds', _id: fund._id, number: fund.number ?? fund.name ?? fund.group } : null
}

/**
 * The key of a seller's invoice that was sent for an order or an entry.
 * @param _id whose it is; absent: of an entry that is made
 * @throws AppError 400 for a wrong tax code or a day to come; 409 for an invoice that another purchase or expense has, with its link
 */
export const keyOfInvoice = async (work: SocaiUnitOfWork, zone: Zone, sent: InputInvoice, _id?: string): Promise<string> => {
  assertNoFieldErrors(inputInvoiceErrors(sent, dayOf(work.now, zone)))
  const key = inputInvoiceKey(sent)
  // Of two who enter it at once the second looks again, and finds the first one's.
  work.retryOnDuplicate('inputInvoiceKey')
  await oneAtATime(work)
  const first = await holderOf(work, key)
  if (first && first._id !== _id) {
    const values = { number: sent.number, taxCode: sent.sellerTaxCode, document: first.number }
    throw AppError.of('tax.invoice-twice', values, {
      fieldErrors: [{ path: 'inputInvoice.number', code: 'tax.invoice-twice', values }],
      data: { first },
    })
  }
  return key
}

/**
 * What an entry keeps of the seller's invoice that was sent; nothing where none was.
 * @throws AppError 400 where the entry takes none, or pays less than it; 400 and 409 as `keyOfInvoice`
 */
export const withInvoice = async (
  work: SocaiUnitOfWork,
  zone: Zone,
  entry: Partial<Fund> & Pick<Fund, 'group' | 'amount'>,
  sent: Fund['inputInvoice'] | null,
): Promise<Pick<Partial<Fund>, 'inputInvoice' | 'inputInvoiceKey'>> => {
  if (sent === undefined) return {}
  if (sent === null) return { inputInvoice: undefined, inputInvoiceKey: undefined }
  if (isEqual(sent, entry.inputInvoice)) return {}
  return { inputInvoice: sent, inputInvoiceKey: await keyOfInvoice(work, zone, sent, entry._id) }
}

const isDecidedAnew = (entry: Fund, before: Fund | null): boolean =>
  before === null ||
  !isEqual(entry.inputInvoice, before.inputInvoice) ||
  entry.amount !== before.amount ||
  entry.group !== before.group ||
  entry.created.getTime() !== before.created.getTime()

const isOver = ({ status }: Pick<Fund, 'status'>): boolean => status === 'cancelled' || status === 'refunded'

/**
 * What of an entry is VAT that is deducted, as its day and its invoice have it: decided when one of them is entered, so that no setting moves
 * what was. Of one that is called off the invoice is free again.
 * @throws AppError 400 where the entry takes no invoice, or pays less than it says
 */
export const vatOfEntry = async (
  entry: Fund,
  before: Fund | null,
  company: () => Promise<Company | null>,
): Promise<Pick<Partial<Fund>, 'inputVat' | 'inputInvoiceKey'>> => {
  const { inputInvoice, amount, created } = entry
  if (!inputInvoice) return before?.inputInvoice ? { inputVat: undefined } : {}
  if (isOver(entry)) return { inputInvoiceKey: undefined }
  if (!isDecidedAnew(entry, before)) return {}
  if (!isInvoicedExpense(entry)) throw AppError.atField('inputInvoice', 'tax.no-expense')
  const paid = Math.abs(amount)
  if (isAboveInvoice(paid, inputInvoice))
    throw AppError.atField('inputInvoice.vat', 'tax.invoice-above-paid', { vat: String(inputInvoice.vat) })
  const workspace = await company()
  const taxes = (workspace && taxesOf(workspace)) ?? undefined
  if (!workspace || !vatCompanyOn(taxes, dayOf(created, asZone(workspace.zone)))) return { inputVat: undefined }
  return { inputVat: vatOfExpense(paid, inputInvoice) ?? undefined }
}
