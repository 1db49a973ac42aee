import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { usePaper } from '../../../../components/paper/use-paper'
import { formatDateTime } from '../../../../lib/format'
import { hiddenFrame } from '../../../../lib/hidden-frame'
import { PrintArticle, PrintSheet } from '../../../../ui/PrintPage/PrintPage'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { slipsOf, type PrintedPaper, type ReceiptOrder } from '../invoice'
import { printMessages as m } from '../messages'
import { usePaidTo } from '../use-paid-to'
import { useReceiptInvoice } from '../use-receipt-invoice'
import { ReceiptPaper } from './receipt-paper'

/** Gives a page the looks of this one. Done once its style sheets are there; one that doesn't come is gone without. */
const dress = async (page: Document): Promise<void> => {
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value)
  const sheets = [...document.head.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => page.importNode(sheet, true))
  const come = sheets
    .filter(({ nodeName }) => nodeName === 'LINK')
    .map(
      (sheet) =>
        new Promise<void>((done) => {
          for (const end of ['load', 'error']) sheet.addEventListener(end, () => done(), { once: true })
        }),
    )
  page.head.append(...sheets)
  await Promise.all(come)
  // Letters that were never drawn come when they are asked for: before the first sale, not after it.
  const { fontFamily } = getComputedStyle(document.body)
  await Promise.allSettled(['400', '700'].map((weight) => page.fonts?.load(`${weight} 12px ${fontFamily}`, 'aả')))
}

/** Prints what stands on a page, once its letters are there. @param name of the file, where it is saved as one */
const print = async (page: Document, name: string, still: { readonly wanted: boolean }): Promise<void> => {
  page.title = name
  // What is drawn for the first time asks for its letters.
  page.body.getBoundingClientRect()
  await page.fonts?.ready
  if (still.wanted) page.defaultView?.print()
}

/** A page beside this one that nobody sees; null until it is dressed. */
const useHiddenPage = (): Document | null => {
  const [page, setPage] = useState<Document | null>(null)
  useEffect(() => {
    const frame = hiddenFrame()
    let isOver = false
    // Some browsers begin with another document than the one they end with.
    frame.addEventListener(
      'load',
      () => {
        const made = frame.contentDocument
        if (made)
          void dress(made).then(() => {
            if (!isOver) setPage(made)
          })
      },
      { once: true },
    )
    document.body.append(frame)
    return () => {
      isOver = true
      frame.remove()
    }
  }, [])
  return page
}

export interface PrintedReceiptProps {
  /** What is printed, once for each object; null: nothing yet, and the paper is made ready. */
  readonly receipt: PrintedPaper | null
}

/** Prints the receipt of a sale at once, out of a page of its own that stands ready; the browser asks, or doesn't, as it was set up
 *  (`--kiosk-printing`). */
export const PrintedReceipt = ({ receipt }: PrintedReceiptProps) => {
  const intl = useIntl()
  const page = useHiddenPage()
  const { issuer } = usePaidTo(useWorkspace())
  const [paper] = usePaper('print.receipt', 'roll')
  const eInvoice = useReceiptInvoice(receipt?.order ?? {})
  const isReady = page !== null && issuer !== undefined && eInvoice !== undefined
  const title = receipt && intl.formatMessage(m.receiptFile, { number: receipt.order.order_number })
  useEffect(() => {
    if (!isReady || !receipt || title === null) return undefined
    const still = { wanted: true }
    void print(page, title, still)
    return () => {
      still.wanted = false
    }
  }, [page, isReady, receipt, title])
  if (!isReady || !receipt || title === null) return null
  const { order } = receipt
  return createPortal(
    <ZoneContext value={issuer.zone}>
      <PrintArticle title={title} paper={paper}>
        {receipt.isDrawerSlip ? (
          <PrintSheet>
            <DrawerSlip order={order} zone={issuer.zone} />
          </PrintSheet>
        ) : (
          slipsOf(null, issuer.cfg.BreakReceiptIntoPages === true).map((slip) => (
            <PrintSheet key={slip}>
              <ReceiptPaper order={order} issuer={issuer} slip={slip} eInvoice={eInvoice} />
            </PrintSheet>
          ))
        )}
      </PrintArticle>
    </ZoneContext>,
    page.body,
  )
}

/** One line, so that the printer opens the drawer. */
const DrawerSlip = ({ order: { order_number, created }, zone }: { readonly order: ReceiptOrder; readonly zone: string }) => {
  const intl = useIntl()
  return (
    <div className="receipt num">{intl.formatMessage(m.drawerSlip, { number: order_number, time: formatDateTime(created, zone) })}</div>
  )
}
