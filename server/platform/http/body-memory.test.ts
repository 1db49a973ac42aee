import { BodyMemory } from './body-memory'

const megabyte = 1024 * 1024

test('bodies that arrive hold 64 MB of one address and 192 MB in all; what has arrived makes room', () => {
  const memory = new BodyMemory()
  memory.take('203.0.113.5', 64 * megabyte)
  expect(() => memory.take('203.0.113.5', 1)).toThrow('The server is not ready')
  memory.take('203.0.113.6', 64 * megabyte)
  memory.take('203.0.113.7', 64 * megabyte)
  expect(() => memory.take('203.0.113.8', 1)).toThrow('The server is not ready')
  memory.release('203.0.113.5', 64 * megabyte)
  expect(() => memory.take('203.0.113.5', 1)).not.toThrow()
  expect(() => memory.take('203.0.113.8', 1)).not.toThrow()
})

test('this machine itself, where a proxy may stand, may hold all of it', () => {
  const memory = new BodyMemory()
  expect(() => memory.take('127.0.0.1', 192 * megabyte)).not.toThrow()
  expect(() => memory.take('127.0.0.1', 1)).toThrow('The server is not ready')
})
