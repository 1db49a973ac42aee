/** The one word of a list that got another name, if that alone is how two states of it differ. */
export const renamedWord = (before: readonly string[], after: readonly string[]): { readonly from: string; readonly to: string } | null => {
  const changed = before.flatMap((from, place) => {
    const to = after[place]
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  return before.length === after.length && changed.length === 1 ? (changed[0] ?? null) : null
}
