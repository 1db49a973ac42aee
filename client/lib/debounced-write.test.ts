import { debouncedWrite } from './debounced-write'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what was typed is kept a moment after the last key', () => {
  const write = jest.fn()
  debouncedWrite(write)
  expect(write).not.toHaveBeenCalled()
  jest.advanceTimersByTime(250)
  expect(write).toHaveBeenCalledTimes(1)
})

test('a page that is left sooner keeps it, too', () => {
  const write = jest.fn()
  debouncedWrite(write)
  dispatchEvent(new Event('pagehide'))
  expect(write).toHaveBeenCalledTimes(1)
})

test('what was typed over is not kept', () => {
  const write = jest.fn()
  debouncedWrite(write)()
  jest.advanceTimersByTime(1000)
  dispatchEvent(new Event('pagehide'))
  expect(write).not.toHaveBeenCalled()
})
