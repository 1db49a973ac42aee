import type { Day } from '../format'

/** A cell of a table that is saved as a file. */
export type Cell =
  | string
  | number
  | null
  | undefined
  /** Over a column; over several with `span`, whose further cells are null. */
  | { readonly head: string; readonly span?: number }
  /** A text whatever it looks like, also once it is typed over: the number of an account. */
  | { readonly text: string }
  /** A share of one: 0.377 is 37.7 %. */
  | { readonly share: number }
  | { readonly day: Day }

export type Cells = readonly (readonly Cell[])[]

/** A table as a file of its own, without the ending of its name. */
export interface TableFile {
  readonly name: string
  readonly rows: Cells
}

/** A table as a sheet of a workbook. */
export interface Sheet {
  readonly name: string
  readonly rows: Cells
}

export type FileFormat = 'xlsx' | 'csv'
