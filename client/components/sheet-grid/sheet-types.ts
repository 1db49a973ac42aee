import type { ReactNode } from 'react'

export interface SheetColumn<R> {
  readonly key: string
  readonly head: ReactNode
  /** Names it to readers. */
  readonly label: string
  /** The cell as text: shown, copied, and begun with when it is edited. */
  readonly text: (row: R) => string
  /** What is filled down from it, a formula for one; its text unless given. */
  readonly fill?: (row: R) => string
  /** What stands in the cell in place of its text. */
  readonly cell?: (row: R) => ReactNode
  /** A grid track; 118 points unless given. */
  readonly width?: string
  readonly align?: 'start' | 'end'
  /** Said of what others decide: shown and copied, never written. */
  readonly readOnly?: boolean
}

/** What is to be known of a cell at a glance. */
export interface SheetMark {
  /** Written and not saved yet: a corner. */
  readonly unsaved?: boolean
  /** Something is wrong with it, in words; F8 goes from one to the next. */
  readonly problem?: string
  /** A colleague changed it just now: an edge, with the name. */
  readonly collaborator?: string | undefined
  /** Read differently from what was typed, in words. */
  readonly note?: string
}

export interface SheetWrite {
  readonly rowKey: string
  readonly column: string
  readonly text: string
}

/** The cell one stands on, and how many are chosen with it. */
export interface ActiveCell<R> {
  readonly row: R
  readonly column: string
  readonly count: number
}

export interface SheetGridProps<R> {
  label: string
  columns: readonly SheetColumn<R>[]
  /** Undefined while they are loaded. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** A heading over rows that belong together; outside the component. */
  groupOf?: (row: R) => { key: string; label: ReactNode }
  markOf?: (row: R, column: string) => SheetMark | null
  /** What was typed, pasted, filled down or cleared ('' is cleared), all of one step at once. Without it the sheet is only read. */
  onWrite?: (writes: readonly SheetWrite[]) => void
  /** Ctrl+Z. */
  onUndo?: () => void
  onActive?: (active: ActiveCell<R>) => void
  empty?: ReactNode
}
