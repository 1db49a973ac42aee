import { goodsByAlias } from './use-remembered-goods'

test('what a supplier calls goods is what was entered for it last; lines without goods or of another name tell nothing', () => {
  const latest = { items: [{ aliasName: 'CHE SEN LOAI 1', productId: 'b' }, { aliasName: 'PHI VC' }] }
  const earlier = { items: [{ aliasName: 'CHE SEN LOAI 1', productId: 'a' }, { productId: 'a' }] }
  expect([...goodsByAlias([latest, earlier])]).toEqual([['CHE SEN LOAI 1', 'b']])
})
