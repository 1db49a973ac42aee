/** The id of a record of service `S`: 24 lower-case hexadecimal characters. */
export type Id<S extends string = string> = string & { readonly __of: S }

const pattern = /^[0-9a-f]{24}$/

/** Whether `value` is an id as the wire and the rules write it. */
export const isId = <S extends string = string>(value: unknown): value is Id<S> => typeof value === 'string' && pattern.test(value)

/** Reads an id.
 *  @throws RangeError unless `text` is 24 lower-case hexadecimal characters */
export function id<S extends string = string>(text: string): Id<S> {
  if (!isId<S>(text)) throw new RangeError(`not an id: ${text}`)
  return text
}
