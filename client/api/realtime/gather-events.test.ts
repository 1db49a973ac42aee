import { createHeldClock } from '../../testing/held-clock'
import { gatherEvents } from './gather-events'

const start = () => {
  const clock = createHeldClock()
  const told: string[] = []
  const own = { isWriting: false }
  const events = gatherEvents(
    clock,
    () => own.isWriting,
    (service, type, { _id }) => told.push(`${clock.now()} ${service} ${type} ${_id}`),
  )
  const sold = (id: string): void => {
    events.take('orders', 'created', { _id: id } as never, undefined)
    events.take('products', 'patched', { _id: 'tea' } as never, undefined)
  }
  clock.pass(1000)
  return { clock, told, own, events, sold }
}

test('what a colleague sells shows at once; what follows close behind shows together, in its order', () => {
  const { clock, told, sold } = start()
  sold('S1')
  sold('S2')
  expect(told).toEqual(['1000 orders created S1'])
  clock.pass(80)
  expect(told).toEqual(['1000 orders created S1', '1080 products patched tea', '1080 orders created S2', '1080 products patched tea'])
})

test('the answer to one’s own sale comes before what others sell meanwhile', () => {
  const { clock, told, own, sold } = start()
  own.isWriting = true
  sold('S1')
  clock.pass(200)
  expect(told).toEqual([])
  own.isWriting = false
  clock.pass(80)
  expect(told).toEqual(['1240 orders created S1', '1240 products patched tea'])
})

test('an answer that doesn’t come holds nobody up for long', () => {
  const { clock, told, own, sold } = start()
  own.isWriting = true
  sold('S1')
  clock.pass(2000)
  expect(told).toEqual(['1400 orders created S1', '1400 products patched tea'])
})

test('what waits is told before the connection is counted anew, and forgotten with the session', () => {
  const { clock, told, events, sold } = start()
  sold('S1')
  events.flush()
  expect(told).toEqual(['1000 orders created S1', '1000 products patched tea'])
  sold('S2')
  events.forget()
  clock.pass(1000)
  expect(told).toHaveLength(2)
})
