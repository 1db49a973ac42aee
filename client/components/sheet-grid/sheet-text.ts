/** Cells of a sheet as programs put them on the clipboard: a line a row, tabs between, quotes around what holds either. */
export const readSheetText = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const endCell = (): void => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at] ?? ''
    if (isQuoted && letter === '"' && body[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (isQuoted && letter === '"') isQuoted = false
    else if (isQuoted) cell += letter
    else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === '\t') endCell()
    else if (letter === '\n') {
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  return rows
}

const quoted = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** What `readSheetText` reads. */
export const writeSheetText = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.map(quoted).join('\t')).join('\n')
