import { createHmac, createSecretKey } from 'node:crypto'
import { Tokens } from './tokens'

const secret = 'a-secret-of-tests-with-enough-length'
const key = createSecretKey(secret, 'utf8')
const tokens = new Tokens(key, 3600)
const owner = { userId: 'u'.repeat(24), workspaceId: 'w'.repeat(24), sessionId: 's'.repeat(24) }
const now = new Date('2026-11-21T08:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const forge = (header: object, payload: object, by: string | null = secret): string => {
  const content = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${content}.${by === null ? '' : createHmac('sha256', by).update(content).digest('base64url')}`
}

test('a token says whose it is, in which workspace and session, for an hour', () => {
  const { accessToken, payload } = tokens.issue(owner, now)
  expect(tokens.read(accessToken, at(59))).toEqual(payload)
  expect(payload).toMatchObject({ sub: owner.userId, wid: owner.workspaceId, sid: owner.sessionId, exp: payload.iat + 3600 })
})

test('after its hour a token is refused with the text that clients know, also one that was good until then', () => {
  const { accessToken } = tokens.issue(owner, now)
  expect(() => tokens.read(accessToken, at(60))).toThrow('jwt expired')
  const { accessToken: used, payload } = tokens.issue(owner, now)
  expect(tokens.read(used, at(59))).toEqual(payload)
  expect(() => tokens.read(used, at(60))).toThrow('jwt expired')
  expect(() => tokens.read(used, at(61))).toThrow('jwt expired')
})

describe('a forged token is refused:', () => {
  const { payload, accessToken } = tokens.issue(owner, now)
  const hs256 = { alg: 'HS256', typ: 'JWT' }
  const [head = '', body = '', signature = ''] = accessToken.split('.')
  const other = Buffer.from(JSON.stringify({ ...payload, wid: 'x'.repeat(24) })).toString('base64url')

  test.each([
    ['without a signature', forge({ alg: 'none', typ: 'JWT' }, payload, null)],
    ['with the algorithm none and a signature', forge({ alg: 'none', typ: 'JWT' }, payload)],
    ['with another algorithm', forge({ alg: 'HS512', typ: 'JWT' }, payload)],
    ['with another secret', forge(hs256, payload, 'another secret')],
    ['naming another workspace', [head, other, signature].join('.')],
    ['cut short', [head, body].join('.')],
    ['with a part too many', `${accessToken}.${signature}`],
    ['for another audience', forge(hs256, { ...payload, aud: 'elsewhere' })],
    ['by another issuer', forge(hs256, { ...payload, iss: 'elsewhere' })],
    ['without an end', forge(hs256, { ...payload, exp: undefined })],
    ['without a session', forge(hs256, { ...payload, sid: undefined })],
    ['with a list as its content', forge(hs256, [payload])],
    ['that is no text', { toString: () => accessToken }],
    ['that is empty', ''],
  ])('one %s, also right after the true one was read', (_kind, token) => {
    expect(tokens.read(accessToken, now)).toEqual(payload)
    expect(() => tokens.read(token, now)).toThrow('You are not signed in yet!')
  })
})
