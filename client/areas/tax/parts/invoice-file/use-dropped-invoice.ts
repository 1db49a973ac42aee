import { useEffect, useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { toastError, toastInfo, toastWarn } from '../../../../ui/Toasts/Toasts'
import { formatMoney } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useTaxes } from '../vat/use-taxes'
import { invoiceFileMessages as m } from './messages'
import type { InvoiceSignature } from './invoice-signature'
import { MAX_INVOICE_BYTES, readInvoice, signatureOf, type InvoiceFault, type ReadInvoice } from './read-invoice'

const faults: Readonly<Record<InvoiceFault, MessageDescriptor>> = {
  'too-large': m.tooLarge,
  'own-definitions': m.ownDefinitions,
  'not-an-invoice': m.notInvoice,
  'not-in-dong': m.notDong,
}

const unsure: Readonly<Record<Exclude<InvoiceSignature['state'], 'fits'>, MessageDescriptor>> = {
  none: m.unsigned,
  changed: m.changed,
  unknown: m.unchecked,
}

/**
 * Takes the file of an e-invoice, chosen or dropped anywhere on the page; says what was read, or why it can't be.
 * @param locked nothing is taken
 */
export const useDroppedInvoice = (fill: (read: ReadInvoice) => Promise<void>, locked: boolean): ((file: File) => Promise<void>) => {
  const intl = useIntl()
  const locale = useLocale()
  const own = useTaxes()?.tax.taxCode
  const take = async (file: File): Promise<void> => {
    if (file.size > MAX_INVOICE_BYTES) {
      toastError(intl.formatMessage(m.tooLarge))
      return
    }
    const xml = await file.text()
    const read = readInvoice(xml)
    if (typeof read === 'string') {
      toastError(intl.formatMessage(faults[read]))
      return
    }
    const { number, seller, sellerTaxCode, buyerTaxCode, off } = read
    if (own !== undefined && isOther(buyerTaxCode, own)) {
      toastError(intl.formatMessage(m.otherBuyer, { number, taxCode: buyerTaxCode, own }))
      return
    }
    await fill(read)
    toastInfo(intl.formatMessage(m.read, { number, seller }))
    if (off !== 0) toastWarn(intl.formatMessage(m.sumsOff, { amount: formatMoney(Math.abs(off), locale, { currency: true }) }))
    const signature = await signatureOf(xml)
    if (signature.state !== 'fits') toastWarn(intl.formatMessage(unsure[signature.state]))
    else if (signature.taxCode !== '' && isOther(signature.taxCode, sellerTaxCode))
      toastWarn(intl.formatMessage(m.signedByOther, { taxCode: signature.taxCode, seller: sellerTaxCode || '–' }))
  }
  useDroppedFile(take, locked)
  return take
}

/** Whether an invoice is to somebody else: of one company branches share the first ten digits. */
const isOther = (taxCode: string, own: string): boolean => taxCode !== '' && taxCode.slice(0, 10) !== own.slice(0, 10)

const isXml = (file: File | undefined): file is File => file !== undefined && /\.xml$/i.test(file.name)

const useDroppedFile = (take: (file: File) => Promise<void>, locked: boolean): void => {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (locked) return
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0]
      if (!isXml(file)) return
      event.preventDefault()
      void latest.current(file)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
    }
  }, [locked])
}
