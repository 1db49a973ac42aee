import { cleanup, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'
import { PrintPage, PrintSheet } from './PrintPage'

const MM = 96 / 25.4
/** As high as the number that stands on it says, in mm; closer it is 20 mm less. */
const asHighAsTold = (element: HTMLElement): DOMRect => {
  const full = Number(element.textContent?.match(/\d+/)?.[0] ?? 0)
  return new DOMRect(0, 0, 0, (element.dataset['fit'] ? full - 20 : full) * MM)
}
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return asHighAsTold(this)
  })
})
afterEach(() => jest.restoreAllMocks())

const rules = (): string => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')

it('Each receipt on a roll has a page as long as itself', () => {
  renderApp(
    <PrintPage title="Receipts" paper="roll">
      <PrintSheet>Receipt of 120</PrintSheet>
      <PrintSheet>Receipt of 300</PrintSheet>
    </PrintPage>,
  )
  window.dispatchEvent(new Event('beforeprint'))
  expect(rules()).toContain('@page roll-1 { size: 80mm 127mm; margin: 3mm; }')
  expect(rules()).toContain('@page roll-2 { size: 80mm 307mm; margin: 3mm; }')
  cleanup()
  expect(rules()).not.toContain('roll-1')
})

it('Of papers printed together only that gives way which would begin another sheet', () => {
  renderApp(
    <PrintPage title="Invoices">
      <PrintSheet>Invoice of 200</PrintSheet>
      <PrintSheet>Invoice of 280</PrintSheet>
    </PrintPage>,
  )
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByText('Invoice of 200')).toHaveAttribute('data-fit', '')
  expect(screen.getByText('Invoice of 280')).toHaveAttribute('data-fit', 'close')
})
