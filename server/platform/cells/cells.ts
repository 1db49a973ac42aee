import type { CellsConfig } from '../../config'
import { CellLine } from './cell-line'
import { CellSigner, type CellSecrets } from './cell-signature'

/** This cell among the others, and the lines to these. */
export class Cells {
  readonly name: string
  readonly signer: CellSigner
  readonly lines: readonly CellLine[]

  constructor({ name, others }: CellsConfig, secrets: CellSecrets) {
    this.name = name
    this.signer = new CellSigner(secrets)
    this.lines = [...others].map(([other, address]) => new CellLine({ own: name, other, address }, this.signer))
  }

  /** Null: no cell of that name is known. */
  lineTo(cell: string): CellLine | null {
    return this.lines.find((line) => line.cell === cell) ?? null
  }
}
