export type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a path of an answer: `credit.data`. */
export const valueAt = (holder: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined), holder)
