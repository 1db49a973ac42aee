import { hasTaxCodeDigit, hasTaxCodeForm, taxCodeText } from './tax-codes'

it.each(['0100109106', '0300588569', '0100109106-001', '0100109106001'])('%s is a tax code', (code) => {
  expect([hasTaxCodeForm(code), hasTaxCodeDigit(code)]).toEqual([true, true])
})

it.each(['010010910', '01001091061', '0100109106-01', '0100 109 106', 'MST0100109'])('%s has another form', (code) => {
  expect(hasTaxCodeForm(code)).toBe(false)
})

it.each(['0100109107', '0100109160', '0100190106', '0100109116-001'])('%s has a wrong digit, or two that changed places', (code) => {
  expect([hasTaxCodeForm(code), hasTaxCodeDigit(code)]).toEqual([true, false])
})

it('A branch stands after a dash on paper', () => {
  expect([taxCodeText('0100109106001'), taxCodeText('0100109106-001'), taxCodeText('0100109106')]).toEqual([
    '0100109106-001',
    '0100109106-001',
    '0100109106',
  ])
})
