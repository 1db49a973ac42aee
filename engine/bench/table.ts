/** One figure of the run beside the floor of the same run and the goal. */
export interface Row {
  readonly work: string
  readonly figure: string
  /** What the machine or the layer below gives in this very run. */
  readonly floor: string
  readonly goal: string
  /** null: reported only. */
  readonly met: boolean | null
  readonly gate?: boolean
  readonly value?: number
}

/** The rows as a table for the terminal. */
export const tableOf = (rows: readonly Row[]): string => {
  const heads = ['work', 'figure', 'floor of this run', 'goal', '']
  const cells = rows.map(({ work, figure, floor, goal, met, gate }) => [
    work,
    figure,
    floor,
    goal,
    `${met === null ? '' : met ? 'met' : 'MISSED'}${gate ? ' (gate)' : ''}`,
  ])
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(heads), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.map(line)].join('\n')
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const rate = (value: number): string => `${Math.round(value).toLocaleString('en-US')} /s`
