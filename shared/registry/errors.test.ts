import { errorText } from './catalogue'
import { errors, fillText } from './errors'

test('each refusal has its own English and Vietnamese text with the same placeholders', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
  for (const [code, { en, vi, status }] of Object.entries(errors)) {
    expect([code, names(vi)]).toEqual([code, names(en)])
    // The specification gives this one in Vietnamese alone.
    if (code !== 'apAgents.unranked') expect(vi).not.toBe(en)
    expect([400, 401, 403, 404, 409, 410, 413, 429, 503]).toContain(status)
  }
})

test('a refusal names the thing it is about', () => {
  expect(fillText(errors['stock.not-enough'].en, { name: 'Gạo' })).toBe('Gạo not enough stock')
  expect(fillText(errors['orders.price-invalid'].en, { name: 'Gạo' })).toBe("Gạo 's Price is invalid")
  expect(fillText('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

test('days and months are written as people write them', () => {
  expect(errorText('imports.already', 'vi', { day: '2026-11-28' })).toBe('Các dòng này đã được nhập ngày 28/11/2026')
})

test('a Vietnamese refusal names statuses, groups and amounts as its readers do, and what a company named itself as it is', () => {
  expect(errorText('orders.no-such-move-yet', 'vi', { status: 'new-order', to: 'returned', next: 'processing, shipped' })).toBe(
    'Đơn đang ở trạng thái Mới không chuyển sang Đã trả hàng được. Bước tiếp theo có thể là: Đang xử lý, Đang giao',
  )
  expect(errorText('rights.group', 'vi', { group: 'Sales Agents' })).toBe('Bạn không có quyền với “Đại lý”')
  expect(errorText('funds.group-unknown', 'vi', { group: 'Tiền điện' })).toBe('Không có nhóm thu chi Tiền điện')
  expect(errorText('rights.group', 'en', { group: 'Sales Agents' })).toBe("You do not have permission for 'Sales Agents'")
  expect(errorText('imports.paid-above-total', 'vi', { total: 1_334_567 })).toBe('Số đã thanh toán lớn hơn tổng đơn (1.334.567)')
  expect(errorText('imports.cell-choice', 'vi', { value: 'hang', choices: 'goods, services' })).toBe(
    '“hang” không thuộc: hàng hoá, dịch vụ',
  )
  expect(errorText('imports.built-on', 'vi', { name: 'Trà sen', by: 'stocks' })).toBe(
    'Trà sen đã được dùng (hàng trong kho), nên không rút lại được lần nhập này',
  )
  expect(errorText('imports.paid-above-total', 'en', { total: 1_334_567 })).toBe('More is paid than the order comes to (1,334,567)')
})
