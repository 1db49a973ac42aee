import { deflateRawSync } from 'node:zlib'

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Packs parts into a zip archive; without checksums, which nobody here asks for. */
export const zipOf = (parts: Readonly<Record<string, string | Buffer>>): Buffer => {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [part, content] of Object.entries(parts)) {
    const name = Buffer.from(part)
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, name, packed)
    entries.push(entry, name)
    at += local.length + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

export interface WorkbookParts {
  /** What stands within `sheetData`. */
  readonly rows: string
  /** What stands around it: behind `sheetData` of the first sheet. */
  readonly behind?: string
  /** The elements `si` of the shared texts. */
  readonly texts?: string
  /** What stands within `styleSheet`. */
  readonly styles?: string
  /** Attributes of `workbookPr`. */
  readonly settings?: string
}

/** A workbook of one sheet, written by hand. */
export const workbookOf = ({ rows, behind = '', texts = '', styles = '', settings = '' }: WorkbookParts): Buffer =>
  zipOf({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><workbookPr ${settings}/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${RELATION}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  })

/** A cell that holds its text. @param address as `B7` */
export const textCell = (address: string, text: string): string => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
