import { inflateRawSync } from 'node:zlib'
import type { Cells } from './cells'
import { toXlsx } from './xlsx'

/** A file of a zip archive, by its central directory. */
const unzip = (archive: Buffer, wanted: string): string => {
  for (let at = archive.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4, 'latin1')) {
    const [size, nameLength, local] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) !== wanted) continue
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + size)
    return (archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8')
  }
  throw new Error(`The archive has no ${wanted}`)
}

const read = async (rows: Cells): Promise<{ cells: string[]; texts: string[]; formulas: number }> => {
  const blob = await toXlsx(rows)
  const reader = new FileReader()
  const content = await new Promise<ArrayBuffer>((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(blob)
  })
  const archive = Buffer.from(content)
  const sheet = unzip(archive, 'xl/worksheets/sheet1.xml')
  const texts = [...unzip(archive, 'xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map((match) => match[1] ?? '')
  return { cells: [...sheet.matchAll(/<v>([^<]*)<\/v>/g)].map((match) => match[1] ?? ''), texts, formulas: sheet.split('<f>').length - 1 }
}

it('A workbook holds amounts as numbers, shares as shares and days as dates', async () => {
  const { cells } = await read([[{ head: 'Doanh thu' }, 1_250_000, { share: 0.377 }, { day: '2026-11-22' as never }]])
  // Excel counts days from 30 December 1899.
  expect(cells.slice(1)).toEqual(['1250000', '0.377', '46348'])
})

it('A text that looks like a formula stays a text', async () => {
  const { texts, formulas } = await read([['=1+1', 'Trà sen & mứt']])
  expect(texts).toEqual(['=1+1', 'Trà sen &amp; mứt'])
  expect(formulas).toBe(0)
})
