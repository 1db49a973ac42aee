import { namesPartner } from './proposals'

describe('a partner is named by a transfer', () => {
  test('by the name, without accents and blanks', () => {
    expect(namesPartner(['NGUYEN HOANG LONG chuyen tien'], { name: 'Nguyễn Hoàng Long' })).toBe(true)
    expect(namesPartner(['CT CTYCPBAOBITANVIET'], { name: 'Bao bì Tân Việt' })).toBe(true)
  })
  test('by the phone, with or without the nought', () => {
    expect(namesPartner(['tien hang 84935391668'], { name: 'Bếp', phone: '0935 391 668' })).toBe(true)
  })
  test('never by a name so short that it stands anywhere', () => {
    expect(namesPartner(['chuyen tien an trua'], { name: 'An' })).toBe(false)
  })
})
