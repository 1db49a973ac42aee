import { graphErrorIn, problemOf, textOfProblem } from './graph-errors'

const error = (code: number, subcode?: number) => ({ code, ...(subcode ? { subcode } : {}), message: 'said' })

test('an answer’s error is read, anything else is none', () => {
  const answer = { error: { message: 'Session has expired', type: 'OAuthException', code: 190, error_subcode: 463, fbtrace_id: 'A1' } }
  expect(graphErrorIn(answer)).toEqual({ code: 190, subcode: 463, message: 'Session has expired' })
  expect(graphErrorIn({ id: '1' })).toBeNull()
  expect(graphErrorIn('rubbish')).toBeNull()
  expect(graphErrorIn({ error: 'rubbish' })).toBeNull()
})

test('an error asks for a new token, for rights or for patience, or refuses what was sent', () => {
  expect([190, 102].map((code) => problemOf(error(code)))).toEqual(['token', 'token'])
  expect([10, 200, 299].map((code) => problemOf(error(code)))).toEqual(['rights', 'rights', 'rights'])
  expect([1, 2, 4, 17, 32, 613, 80_001].map((code) => problemOf(error(code)))).toEqual(Array(7).fill('wait'))
  expect([100, 368, 506].map((code) => problemOf(error(code)))).toEqual(['refused', 'refused', 'refused'])
})

test('why a token is dead is told by the subcode', () => {
  expect([463, 460, 458, 467, 1].map((subcode) => textOfProblem(error(190, subcode)))).toEqual([
    'fbPages.token-expired',
    'fbPages.token-password',
    'fbPages.token-app-removed',
    'fbPages.token-invalid',
    'fbPages.token-invalid',
  ])
})
