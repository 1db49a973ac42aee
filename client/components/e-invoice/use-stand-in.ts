import type { TaxSettings } from '@shared/foundation/documents/taxpayer'
import { api } from '../../api/api'
import { useCan } from '../../api/session/use-me'
import { useToday } from '../../ui/zone/zone-context'

/** The stand-in of a provider of e-invoices: whether this installation has one, and connecting it. For the board. */
export const useStandIn = () => {
  const isBoard = useCan('bod')
  const today = useToday()
  const isOffered = api.einvoiceAccounts.useReport('check', {}, { skip: !isBoard }).data?.offersStandIn === true
  const [create, { isLoading }] = api.einvoiceAccounts.useCreate()
  /** @throws what the server refuses it with */
  const connect = async (tax: TaxSettings): Promise<void> => {
    await create({
      provider: 'stand-in',
      supplierTaxCode: tax.taxCode,
      template: tax.kind === 'company' && tax.vat === 'deduction' ? '1/001' : '2/001',
      series: `C${today.slice(2, 4)}TAA`,
      username: tax.taxCode,
      password: 'stand-in',
    }).unwrap()
  }
  return { isOffered, connect, busy: isLoading }
}
