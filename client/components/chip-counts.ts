interface Counts {
  readonly counts: readonly { readonly _id: string; readonly count: number }[]
  readonly complete: boolean
}

/** How many records of a list stand under a chip: of these values, or of all. Undefined before it is known, or where there are too many. */
export const countUnder = (found: Counts | undefined, values?: readonly string[]): number | undefined =>
  found?.complete ? found.counts.reduce((sum, { _id, count }) => sum + (!values || values.includes(_id) ? count : 0), 0) : undefined
