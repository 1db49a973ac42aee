import { zipOf } from '../../../platform/files/sheets/write-zip'

interface Printed {
  readonly number: string
  readonly at: number
  readonly reservationCode: string
}

/** Letters of Latin-1 alone: a PDF's own fonts know no others. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replaceAll(/[()\\]/g, ' ')

const pdfOf = (lines: readonly string[]): Buffer => {
  const text = lines.map((line, index) => `BT /F1 14 Tf 60 ${760 - 24 * index} Td (${plain(line)}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

/** What the stand-in's files hold: a page that says what it is, and an XML in a ZIP. */
export const paperOf = async ({ number, at, reservationCode }: Printed, kind: 'pdf' | 'zip'): Promise<Buffer> => {
  const lines = [
    'HOÁ ĐƠN GIẢ LẬP - KHÔNG CÓ GIÁ TRỊ',
    `Số ${number}`,
    `Ngày ${new Date(at).toISOString().slice(0, 10)}`,
    `Mã tra cứu ${reservationCode}`,
  ]
  const xml = `<HDon><DLHDon><TTChung><SHDon>${number}</SHDon></TTChung></DLHDon></HDon>`
  return kind === 'pdf' ? pdfOf(lines) : zipOf({ [`${number}.xml`]: [Buffer.from(xml)] })
}
