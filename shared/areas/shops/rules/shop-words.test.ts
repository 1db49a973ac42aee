import { meantBy } from './shop-words'

test.each([
  ['shopee', 'READY_TO_SHIP', ['confirmed']],
  ['shopee', 'COMPLETED', ['delivered']],
  ['shopee', 'IN_CANCEL', ['held']],
  ['shopee', 'RETURN_REFUND_PAID', ['returned']],
  ['shopee', 'RETURN_JUDGING', ['returning']],
  ['tiki', 'holded', ['held']],
  ['tiki', 'handover_to_partner', ['shipped']],
  ['lazada', 'ready_to_ship, shipped', ['processed', 'shipped']],
  ['lazada', 'pending, topack', ['confirmed']],
  ['lazada', 'lost_by_3pl', ['lost']],
] as const)('%s says %s: the shopkeeper reads where the order stands', (platform, word, said) => {
  expect(meantBy(platform, word)).toEqual(said)
})

test('A word that nobody knows is not shown as it came', () => {
  expect(meantBy('shopee', 'SOMETHING_NEW')).toEqual([])
  expect(meantBy('tiki', 'constructor')).toEqual([])
})
