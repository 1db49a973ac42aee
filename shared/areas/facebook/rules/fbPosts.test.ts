import type { Right } from '../../../foundation/rights/rights'
import { contentErrors } from './content'
import { moveTo, whyNotEdit, whyNotRemove } from './moves'
import { scheduleErrors } from './schedule'
import type { FbPostStatus } from './types'

const now = new Date('2026-11-21T07:00:00Z')
const codes = (errors: readonly { code: string }[]): string[] => errors.map(({ code }) => code)
const picture = `/files/${'a'.repeat(32)}-500.jpg`

test('a post goes out 10 minutes from now at the earliest and 30 days at the latest', () => {
  const at = (text: string) => codes(scheduleErrors(new Date(text), now))
  expect(at('2026-11-21T07:09:59Z')).toEqual(['fbPosts.too-soon'])
  expect(at('2026-11-21T07:10:00Z')).toEqual([])
  expect(at('2026-12-21T07:00:00Z')).toEqual([])
  expect(at('2026-12-21T07:00:01Z')).toEqual(['fbPosts.too-far'])
  expect(codes(scheduleErrors(null, now))).toEqual(['fbPosts.time-required'])
})

test('a post says something: words, pictures or a link, and not pictures with a link', () => {
  expect(codes(contentErrors({ desc: '  ' }))).toEqual(['fbPosts.text-required'])
  expect(contentErrors({ desc: 'Trà sen' })).toEqual([])
  expect(contentErrors({ pictures: [picture] })).toEqual([])
  expect(codes(contentErrors({ link: 'javascript:alert(1)' }))).toEqual(['fbPosts.link-invalid'])
  expect(codes(contentErrors({ link: 'https://mocsuong.example', pictures: [picture] }))).toEqual(['fbPosts.link-or-pictures'])
  expect(codes(contentErrors({ pictures: ['https://elsewhere.example/a.jpg'] }))).toEqual(['fbPosts.picture-unknown'])
})

const actor = (userId: string, ...rights: Right[]) => ({ userId, rights })
const author = actor('author', '/adbreaks/resourcer')
const colleague = actor('colleague', '/adbreaks/resourcer')
const manager = actor('manager', '/adbreaks/manager')
const board = actor('board', 'bod')
const post = (status: FbPostStatus) => ({ status, creatorId: 'author' })

test('a resourcer writes and sends for approval; managers and the board approve', () => {
  expect(moveTo(post('draft'), 'waiting', author)).toEqual({ move: 'send' })
  expect(moveTo(post('draft'), 'waiting', colleague)).toEqual({ why: 'fbPosts.not-yours' })
  expect(moveTo(post('waiting'), 'scheduled', author)).toEqual({ why: 'fbPosts.needs-manager' })
  expect(moveTo(post('waiting'), 'scheduled', manager)).toEqual({ move: 'schedule' })
  expect(moveTo(post('waiting'), 'published', board)).toEqual({ move: 'publish' })
  expect(moveTo(post('waiting'), 'draft', author)).toEqual({ move: 'takeBack' })
  expect(moveTo(post('waiting'), 'draft', manager)).toEqual({ move: 'return' })
})

test('nothing is done to a post on its way, and what nobody is sure of is looked at first', () => {
  expect(moveTo(post('sending'), 'scheduled', board)).toEqual({ why: 'fbPosts.sending' })
  expect(whyNotEdit(post('sending'), board)).toBe('fbPosts.sending')
  expect(whyNotEdit(post('unsure'), board)).toBe('fbPosts.look-first')
  expect(moveTo(post('unsure'), 'published', manager)).toEqual({ move: 'found' })
  expect(moveTo(post('unsure'), 'scheduled', manager)).toEqual({ move: 'schedule' })
  expect(moveTo(post('published'), 'scheduled', manager)).toEqual({ why: 'fbPosts.no-such-move' })
})

test('its author changes a post until it is approved, then only who manages the pages', () => {
  expect(whyNotEdit(post('waiting'), author)).toBeNull()
  expect(whyNotEdit(post('draft'), colleague)).toBe('fbPosts.not-yours')
  expect(whyNotEdit(post('scheduled'), author)).toBe('fbPosts.approved')
  expect(whyNotEdit(post('published'), manager)).toBeNull()
  expect(whyNotRemove(post('published'), author)).toBe('fbPosts.approved')
  expect(whyNotRemove(post('published'), board)).toBeNull()
})
