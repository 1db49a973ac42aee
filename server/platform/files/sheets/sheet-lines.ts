import { AppError } from '../../errors'
import { MAX_CELLS, MAX_CELLS_IN_LINE, MAX_LINES, type FileCell } from './sheet-task'

/**
 * Puts the filled lines of a sheet one below the other. What stands alone far from everything (a key pressed in the last line of all) is
 * left out: a cell beyond the columns there may be, and a line beyond the lines there may be with none beside it.
 */
export class SheetLines {
  #ready: FileCell[][] = []
  /** Lines that were put out, empty ones included. */
  #lines = 0
  #filled = 0
  #cells = 0
  /** The number of the last filled line, and of those beyond the limit the one that may still get a neighbour. */
  #last = 0
  #lone: { readonly number: number; readonly cells: FileCell[] } | null = null

  /**
   * @param number of the line, the first being 1; later lines have higher numbers
   * @param filled cells by their column, the first being 0
   * @throws AppError 400 when the lines, or those of one line, are too many
   */
  add(number: number, filled: ReadonlyMap<number, FileCell>): void {
    if (number <= this.#last) throw unreadable()
    if (filled.size > MAX_CELLS_IN_LINE) throw unreadable()
    const cells: FileCell[] = []
    for (const [column, cell] of filled)
      if (column < MAX_CELLS_IN_LINE) {
        while (cells.length < column) cells.push(null)
        cells[column] = cell
      }
    if (cells.length === 0) return
    const follows = number === this.#last + 1
    this.#last = number
    if (this.#lone && follows) this.#put(this.#lone.number, this.#lone.cells)
    this.#lone = null
    if (number <= MAX_LINES || follows) this.#put(number, cells)
    else this.#lone = { number, cells }
  }

  /** The lines since it was last asked. */
  take(): FileCell[][] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  #put(number: number, cells: FileCell[]): void {
    this.#filled++
    this.#cells += cells.length
    if (this.#filled > MAX_LINES || this.#cells > MAX_CELLS) throw unreadable()
    for (; this.#lines < Math.min(number - 1, MAX_LINES); this.#lines++) this.#ready.push([])
    this.#ready.push(cells)
    this.#lines++
  }
}

const unreadable = (): AppError => AppError.of('imports.file-unreadable')
