import { isWordTaken } from './is-word-taken'

it('Accents tell labels apart, case and blanks don’t', () => {
  const labels = ['Tiền mặt', 'Ngân hàng']
  expect(isWordTaken(labels, ' tiền MẶT ')).toBe(true)
  expect(isWordTaken(labels, 'Tien mat')).toBe(false)
})
