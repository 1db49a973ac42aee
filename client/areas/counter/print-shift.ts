import { hiddenFrame } from '../../lib/hidden-frame'

/** How long a hidden paper stays after it was printed: some browsers go on without waiting for the dialog. */
const KEPT_MS = 60_000

/** Prints the paper of a shift, without a window of its own; the browser asks, or doesn't, as it was set up (`--kiosk-printing`). */
export const printShift = (shiftId: string): void => {
  const frame = hiddenFrame()
  frame.src = `/print/shift/${shiftId}?now=1`
  document.body.append(frame)
  setTimeout(() => frame.remove(), KEPT_MS)
}
