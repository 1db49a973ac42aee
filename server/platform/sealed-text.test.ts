import { createSecretKey } from 'node:crypto'
import { Sealer } from './sealed-text'

const sealerOf = (secret: string) => new Sealer(createSecretKey(Buffer.from(secret.padEnd(64, 'x'))))

test("a sealed secret is read back at its own place with the installation's own key", () => {
  const sealer = sealerOf('own')
  const sealed = sealer.seal('token của Shop Mộc', 'assets/1/token')
  expect(sealed).toMatch(/^v1\.[\w-]+$/)
  expect(sealed).not.toContain('token')
  expect(sealer.open(sealed, 'assets/1/token')).toBe('token của Shop Mộc')
})

test('it cannot be read at another place, with another key, or when it was changed', () => {
  const sealer = sealerOf('own')
  const sealed = sealer.seal('secret', 'assets/1/token')
  expect(sealer.open(sealed, 'assets/2/token')).toBeNull()
  expect(sealerOf('other').open(sealed, 'assets/1/token')).toBeNull()
  const last = sealed.endsWith('A') ? 'Q' : 'A'
  expect(sealer.open(`${sealed.slice(0, -1)}${last}`, 'assets/1/token')).toBeNull()
  expect(sealer.open('v1.AAAA', 'assets/1/token')).toBeNull()
  expect(sealer.open('secret', 'assets/1/token')).toBeNull()
})

test('the same secret is sealed differently each time', () => {
  const sealer = sealerOf('own')
  expect(sealer.seal('secret', 'a')).not.toBe(sealer.seal('secret', 'a'))
})
