import type { KeyObject } from 'node:crypto'
import type { CellsConfig } from '../../config'
import { CellLine } from './cell-line'
import { CellSigner } from './cell-signature'

/** This cell among the others, and the lines to these. */
export class Cells {
  readonly name: string
  readonly signer: CellSigner
  readonly lines: readonly CellLine[]

  /** @param secret what all cells have in common */
  constructor({ name, others }: CellsConfig, secret: KeyObject) {
    this.name = name
    this.signer = new CellSigner(secret)
    this.lines = [...others].map(([other, address]) => new CellLine({ own: name, other, address }, this.signer))
  }

  /** Null: no cell of that name is known. */
  lineTo(cell: string): CellLine | null {
    return this.lines.find((line) => line.cell === cell) ?? null
  }
}
