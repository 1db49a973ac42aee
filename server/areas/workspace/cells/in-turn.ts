/** Work of which one run goes on at a time: who asks meanwhile gets a run of its own, after those that were asked for before. */
export const inTurn = (work: () => Promise<void>): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.catch(() => undefined).then(work))
}
