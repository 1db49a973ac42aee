/** Which pages are named: all of fewer than 10; otherwise the first two, the current one with its neighbours, the last. `null` is a gap. */
export const pageList = (current: number, count: number): (number | null)[] => {
  const pages = Array.from({ length: count }, (_, at) => at + 1)
  const named = count < 10 ? pages : pages.filter((page) => page <= 2 || page === count || Math.abs(page - current) <= 1)
  return named.flatMap((page, at) => (at > 0 && page - (named[at - 1] ?? page) > 1 ? [null, page] : [page]))
}
