import { createHeldClock } from '../../testing/held-clock'
import { createHub } from './hub'
import { createLiveEntry } from './live-entry'

/** A window with the answers of two lists, asked for 3 and 1 seconds before its socket begins to listen. */
const openedWindow = () => {
  const clock = createHeldClock()
  const hub = createHub(clock)
  const askedAgain: string[] = []
  for (const name of ['asked 3 s before', 'asked 1 s before']) {
    clock.pass(2000)
    const view = { read: () => [], write: () => undefined, refetch: () => void askedAgain.push(name) }
    const entry = createLiveEntry({ view, merge: null, clock, debounceMs: 100 })
    hub.join(name, ['orders'], entry)
    entry.fetchStarted()
    entry.fetchEnded(true)
  }
  clock.pass(1000)
  const listen = (quietMs?: number): readonly string[] => {
    hub.connecting()
    hub.onPosition({ epoch: 'e', n: 7 }, quietMs)
    hub.connected()
    clock.settle()
    return askedAgain
  }
  return { hub, listen, settle: clock.settle }
}

it('nothing is asked for twice when a page opens and nobody changed anything meanwhile', () => {
  expect(openedWindow().listen(60_000)).toEqual([])
})

it('what was asked for before the last change is asked for again, what came after it isn’t', () => {
  expect(openedWindow().listen(2000)).toEqual(['asked 3 s before'])
  expect(openedWindow().listen(500)).toEqual(['asked 3 s before', 'asked 1 s before'])
})

it('where nobody knows how quiet it was, all is asked for again; what was told to a former connection counts no more', () => {
  expect(openedWindow().listen()).toEqual(['asked 3 s before', 'asked 1 s before'])
  const { listen } = openedWindow()
  listen(60_000)
  expect(listen()).toEqual(['asked 3 s before', 'asked 1 s before'])
})

it('other rights begin another count, and all is asked for again however quiet it was', () => {
  const { hub, listen, settle } = openedWindow()
  const askedAgain = listen(60_000)
  expect(askedAgain).toEqual([])
  hub.onPosition({ epoch: 'another', n: 0 }, 60_000)
  settle()
  expect(askedAgain).toEqual(['asked 3 s before', 'asked 1 s before'])
})
