/** How long a hidden receipt stays after it was printed: some browsers go on without waiting for the dialog. */
const KEPT_MS = 60_000

/** Prints a page where one is, without a window of its own; the browser asks, or doesn't, as it was set up (`--kiosk-printing`). */
const printHidden = (address: string): void => {
  const frame = document.createElement('iframe')
  frame.src = `${address}?now=1`
  frame.title = ''
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position:fixed;inset-inline-end:0;inset-block-end:0;inline-size:1px;block-size:1px;border:0;opacity:0'
  document.body.append(frame)
  setTimeout(() => frame.remove(), KEPT_MS)
}

/** Prints the receipt of a sale. */
export const printReceipt = (orderId: string): void => printHidden(`/print/receipt/${orderId}`)

/** Prints the paper of a shift. */
export const printShift = (shiftId: string): void => printHidden(`/print/shift/${shiftId}`)
