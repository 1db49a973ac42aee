interface AwayReceipt {
  readonly company: string
  readonly number: string
  readonly time: string
  readonly lines: readonly { readonly name: string; readonly count: string; readonly amount: string }[]
  readonly total: string
}

const KEPT_MS = 60_000

/** Prints a receipt with its provisional number, of what is known here. */
export const printAway = ({ company, number, time, lines, total }: AwayReceipt): void => {
  const frame = document.createElement('iframe')
  frame.title = ''
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position:fixed;inset-inline-end:0;inset-block-end:0;inline-size:1px;block-size:1px;border:0;opacity:0'
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) return
  const row = (left: string, right: string, weight = 400): HTMLElement => {
    const line = page.createElement('p')
    line.style.cssText = `display:flex;justify-content:space-between;gap:8px;margin:2px 0;font-weight:${weight}`
    line.append(...[left, right].map((text) => Object.assign(page.createElement('span'), { textContent: text })))
    return line
  }
  page.body.style.cssText = 'inline-size:72mm;margin:0;font:12px system-ui,sans-serif'
  page.body.append(
    row(company, '', 700),
    row(number, time),
    ...lines.map(({ name, count, amount }) => row(`${count} × ${name}`, amount)),
    row('', total, 700),
  )
  frame.contentWindow?.print()
  setTimeout(() => frame.remove(), KEPT_MS)
}
