/** A moment as it travels: ISO 8601 in UTC. On the server the same field holds a `Date` (see `Stored`). */
export type Instant = string & { readonly __instant: true }

/** A value without the marks that keep one kind of text or number from being taken for another: for whoever only reads or sends it. */
export type Plain<T> = T extends string & { readonly __of: string }
  ? string
  : T extends string & { readonly __unit: string }
    ? string
    : T extends Instant
      ? string
      : T extends number
        ? number
        : T extends readonly (infer Item)[]
          ? Plain<Item>[]
          : T extends object
            ? { [Field in keyof T]: Plain<T[Field]> }
            : T

/** The shape of a record inside the server: instants are `Date`s, all else is as on the wire. */
export type Stored<T> = T extends Instant
  ? Date
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? Stored<Item>[]
      : T extends object
        ? { [Field in keyof T]: Stored<T[Field]> }
        : T
