import { isLabelTaken } from './labels'

it('Accents tell labels apart, case and blanks don’t', () => {
  const labels = ['Tiền mặt', 'Ngân hàng']
  expect(isLabelTaken(labels, ' tiền MẶT ')).toBe(true)
  expect(isLabelTaken(labels, 'Tien mat')).toBe(false)
})
