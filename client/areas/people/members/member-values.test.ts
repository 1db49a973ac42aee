import { whyNotPassword } from '@shared/foundation/passwords/passwords'
import { createOf, nextUsername, patchOf, suggestPassword, valuesOf } from './member-values'
import { namedRights, offeredRights } from './right-labels'

it('A new member is offered the next number of the workspace', () => {
  expect(nextUsername(['1.demo', '7.demo', 'khanhly', '9.other'], 'demo')).toBe('8.demo')
  expect(nextUsername([], 'demo')).toBe('2.demo')
})

it('A suggested password is one that is accepted', () => {
  expect(whyNotPassword(suggestPassword())).toBeNull()
})

it('Only what was filled in is sent of a new member', () => {
  const values = {
    ...valuesOf(undefined, '2.demo'),
    name: ' Lan ',
    emailRaw: 'lan@demo.vn',
    password: 'secret',
    rights: ['/sales' as const],
  }
  expect(createOf(values)).toEqual({ name: 'Lan', username: '2.demo', emailRaw: 'lan@demo.vn', password: 'secret', rights: ['/sales'] })
})

it('Papers that are attached go along as they are listed; emptied, none are left', () => {
  const paper = { name: 'hop-dong.jpg', path: '/files/x-500.jpg' }
  expect(patchOf({ attachments: [paper] })).toEqual({ attachments: [paper] })
  expect(patchOf({ attachments: [] })).toEqual({ attachments: [] })
  expect(createOf({ ...valuesOf(undefined, '2.demo'), attachments: [paper] }).attachments).toEqual([paper])
})

it('A password never travels with other changes', () => {
  expect(patchOf({ password: 'secret', title: ' Trưởng phòng ' })).toEqual({ title: 'Trưởng phòng' })
})

it('One’s own password goes along, as it was typed, when one changes how one signs in', () => {
  expect(patchOf({ emailRaw: ' lan@demo.vn ', currentPassword: ' mật khẩu ' })).toEqual({
    emailRaw: 'lan@demo.vn',
    currentPassword: ' mật khẩu ',
  })
})

it('The board hides what it implies; only the board gives it', () => {
  expect(namedRights(['founder', 'bod', '/sales', '/funds'])).toEqual(['founder', 'bod'])
  expect(offeredRights(false, [])).toEqual(['/sales', '/purchases', '/funds', '/refunds', '/report', '/office/hr'])
  expect(offeredRights(true, [])).toEqual(['/sales', '/purchases', '/funds', '/refunds', '/report', '/office/hr', 'bod', 'founder'])
  expect(offeredRights(true, ['adbreaks'])).toContain('/adbreaks/manager')
})
