import { render } from '@testing-library/react'
import jsQR from 'jsqr'
import { QrCode } from './QrCode'

/** Points of a picture for each module, as a camera would see them. */
const SCALE = 4

/** Draws the code's rectangles as a camera sees them, and reads them as a scanner does. */
const scan = (svg: SVGSVGElement): string | undefined => {
  const width = svg.viewBox.baseVal?.width || Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const side = width * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const ink = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  for (const [, x, y, length] of ink.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return jsQR(pixels, side, side)?.data
}

it.each([
  ['a unit of goods', '6b013af53c86fc3f98ddab6b'],
  ['words in Vietnamese', 'Trà sen Tây Hồ 100 g, kho Thủ Đức'],
  [
    'a bank transfer as VietQR writes it',
    '00020101021238570010A00000072701270006970436011303011000123450208QRIBFTTA53037045408125000005802VN62290825Thanh toan don hang S0004316304A13B',
  ],
  ['a link with its parameters', `https://so-cai.example/orders/6b013af53c86fc3f98ddab6b?${'from=label&'.repeat(20)}`],
])('%s is read again from its code', (_what, text) => {
  const { container } = render(<QrCode text={text} />)
  expect(scan(container.querySelector('svg')!)).toBe(text)
})
