/** What `of` gives for each of the items, added up; 0 of none. */
export const sumBy = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((so, item) => so + of(item), 0)
