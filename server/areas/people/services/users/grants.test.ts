import { DEFAULT_ZONE } from '@shared/foundation/days/days'
import { id } from '@shared/foundation/ids'
import { normalizeRights, type Right } from '@shared/foundation/rights/rights'
import type { Caller } from '../../../../kernel/call'
import { grantedRights } from './grants'

const lan = id<'users'>('a'.repeat(24))
const hoa = id<'users'>('b'.repeat(24))
const asking = (rights: readonly Right[]): Caller => ({
  workspaceId: 'c'.repeat(24),
  userId: lan,
  rights,
  zone: DEFAULT_ZONE,
  person: null,
  keyed: false,
  sessionId: null,
})
const refused = (right: Right) => expect.objectContaining({ code: 'users.right-not-yours', values: { right } }) as unknown

const grant = (caller: Caller, before: readonly Right[], asked: readonly Right[], target = hoa, apps: string[] = []) => {
  try {
    return grantedRights(caller, { _id: target, rights: before }, asked, apps)
  } catch (error) {
    return error
  }
}

test('HR gives and takes the rights of work', () => {
  expect(grant(asking(['/office/hr']), ['/sales'], ['/funds', '/purchases'])).toEqual(['/purchases', '/funds'])
})

test('only the board makes and unmakes the board', () => {
  expect(grant(asking(['/office/hr']), [], ['bod'])).toEqual(refused('bod'))
  expect(grant(asking(['/office/hr']), normalizeRights(['bod']), ['/sales'])).toEqual(refused('bod'))
  expect(grant(asking(['/office/hr']), [], ['founder'])).toEqual(refused('founder'))
  expect(grant(asking(['bod']), [], ['bod'])).toEqual(normalizeRights(['bod']))
})

test('nobody gives themselves what they haven’t', () => {
  expect(grant(asking(['/office/hr']), ['/office/hr'], ['/office/hr', '/funds'], lan)).toEqual(refused('/funds'))
  expect(grant(asking(['bod']), ['bod'], ['bod', 'founder'], lan)).toEqual(refused('founder'))
  expect(grant(asking(['/office/hr', '/sales']), ['/office/hr', '/sales'], ['/office/hr'], lan)).toEqual(['/office/hr'])
})

test('the platform’s right is given to nobody here', () => {
  expect(grant(asking(['bod', 'founder', 'admin']), [], ['admin'])).toEqual(refused('admin'))
  expect(grant(asking(['bod', 'founder', 'admin']), ['admin'], [])).toEqual(refused('admin'))
})

test('a right of an app needs the app', () => {
  expect(grant(asking(['bod']), [], ['/adbreaks/manager'])).toMatchObject({ code: 'users.right-needs-app' })
  expect(grant(asking(['bod']), [], ['/adbreaks/manager'], hoa, ['adbreaks'])).toEqual(['/adbreaks/manager'])
})
