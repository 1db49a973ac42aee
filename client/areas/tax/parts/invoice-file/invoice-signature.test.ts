import { webcrypto } from 'node:crypto'
import { signatureOf } from './read-invoice'
import { signedExclusive, signedInclusive } from './signed-samples'

/** What is told of the signature in a seller's file; the samples were signed by another program. */

Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

const seller = '5800614223'

test.each([
  ['SHA-1 over the inclusive form', signedInclusive],
  ['SHA-256 over the exclusive form', signedExclusive],
])('what a seller signed by %s fits, and says who signed', async (_way, xml) => {
  expect(await signatureOf(xml)).toEqual({ state: 'fits', taxCode: seller })
})

test.each([
  ['a price', '<DGia>90000</DGia>', '<DGia>80000</DGia>'],
  ['what is to be paid', '<TgTTTBSo>1944000</TgTTTBSo>', '<TgTTTBSo>1944001</TgTTTBSo>'],
  ['the buyer', '<MST>0316882407</MST>', '<MST>0312456782</MST>'],
  ['a line that was put in', '<TToan', '<HHDVu><THHDVu>Phí</THHDVu></HHDVu><TToan'],
  ['the signature itself', /(<SignatureValue>).{4}/, '$1AAAA'],
  ['what the signature says of it', /(<DigestValue>).{4}/, '$1AAAA'],
])('a file of which %s was changed after signing doesn’t fit', async (_what, from, to) => {
  const changed = signedExclusive.replace(from, to)
  expect(changed).not.toBe(signedExclusive)
  expect(await signatureOf(changed)).toEqual({ state: 'changed', taxCode: seller })
})

test('an invoice that was put before the signed one isn’t taken for it', async () => {
  const other = '<DLHDon><TTChung><SHDon>9</SHDon></TTChung></DLHDon>'
  expect(await signatureOf(signedInclusive.replace('<HDon>', `<HDon>${other}`))).toMatchObject({ state: 'changed' })
  // Nor one with the same name as the signed one.
  expect(await signatureOf(signedInclusive.replace('<DSCKS>', '<DLHDon Id="data"/><DSCKS>'))).toMatchObject({ state: 'changed' })
})

test('a comment isn’t signed, and white space between attributes says nothing', async () => {
  const spaced = signedExclusive.replace('<!-- ghi chú -->', '<!-- khác -->').replace('<TToan xmlns:q', '<TToan   xmlns:q')
  expect(await signatureOf(spaced)).toMatchObject({ state: 'fits' })
})

test('a way of signing that isn’t read here, a damaged certificate and a file as deep as no invoice are told apart from a change', async () => {
  const none = { state: 'none', taxCode: '' }
  const unknown = { state: 'unknown', taxCode: '' }
  const certificate = /<X509Certificate>[^<]*/
  expect(await signatureOf('<HDon><DSCKS><NBan/></DSCKS></HDon>')).toEqual(none)
  expect(await signatureOf(signedExclusive.replace(/Transform Algorithm="[^"]*"/, 'Transform Algorithm="http://example.vn/xslt"'))).toEqual(
    unknown,
  )
  expect(await signatureOf(signedExclusive.replace(certificate, '<X509Certificate>MIID'))).toEqual(unknown)
  expect(await signatureOf(signedExclusive.replace(certificate, '<X509Certificate>đ'))).toEqual(unknown)
  const deep = '<a>'.repeat(200) + '</a>'.repeat(200)
  expect(await signatureOf(signedInclusive.replace('<TToan>', `${deep}<TToan>`))).toEqual(unknown)
})
