/** A member as a mark in an audience. */
export type PersonMark = `user:${string}`

export const personMark = (userId: string): PersonMark => `user:${userId}`

/** The members whom an audience names themselves. */
export const personsIn = (audience: readonly string[]): string[] =>
  audience.flatMap((mark) => (mark.startsWith('user:') ? [mark.slice('user:'.length)] : []))
