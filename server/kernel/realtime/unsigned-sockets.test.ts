import { UnsignedSockets } from './unsigned-sockets'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const connect = (sockets: UnsignedSockets, address = '203.0.113.5') => {
  const state = { signedIn: false, dropped: false }
  const leave = sockets.add({ address, isSignedIn: () => state.signedIn, drop: () => (state.dropped = true) })
  return { state, leave }
}

test('a socket that nobody signs in on is dropped after two minutes, one that somebody did stays', () => {
  const sockets = new UnsignedSockets()
  const [stranger, member, latecomer] = [connect(sockets), connect(sockets), connect(sockets)]
  member.state.signedIn = true
  jest.advanceTimersByTime(60_000)
  latecomer.state.signedIn = true
  jest.advanceTimersByTime(59_000)
  expect(stranger.state.dropped).toBe(false)
  jest.advanceTimersByTime(600_000)
  expect([stranger.state.dropped, member.state.dropped, latecomer.state.dropped]).toEqual([true, false, false])
  member.state.signedIn = false
  jest.advanceTimersByTime(120_000)
  expect(member.state.dropped).toBe(true)
})

test('an address has a hundred without sign-in, this machine ten times as many', () => {
  const sockets = new UnsignedSockets()
  const open = Array.from({ length: 100 }, () => connect(sockets))
  expect(() => connect(sockets)).toThrow('Too many attempts')
  expect(() => connect(sockets, '203.0.113.6')).not.toThrow()
  for (let n = 0; n < 1000; n++) connect(sockets, '127.0.0.1')
  expect(() => connect(sockets, '127.0.0.1')).toThrow('Too many attempts')
  const [first, second] = open
  if (first) first.state.signedIn = true
  expect(() => connect(sockets)).not.toThrow()
  expect(() => connect(sockets)).toThrow('Too many attempts')
  second?.leave()
  expect(() => connect(sockets)).not.toThrow()
})
