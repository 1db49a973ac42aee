import type { TSchema } from '@sinclair/typebox'

/** The places of names in a shape, also within lists. */
export interface NamePlaces {
  readonly [field: string]: true | NamePlaces
}

/** Reads off a shape where its names stand (see `name` in the schema kit). */
export const namePlacesOf = (schema: TSchema): NamePlaces => {
  const places: Record<string, true | NamePlaces> = {}
  for (const [field, inner] of Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>)) {
    if (inner['trim'] === true) {
      places[field] = true
      continue
    }
    const within = namePlacesOf((inner['items'] ?? inner) as TSchema)
    if (Object.keys(within).length > 0) places[field] = within
  }
  return places
}

/** Checked data whose names begin and end with a letter, not with a blank. The argument is left as it is. */
export const trimNames = <Data>(places: NamePlaces, data: Data): Data => {
  if (Array.isArray(data)) return data.map((item: unknown) => trimNames(places, item)) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => {
      const place = Object.hasOwn(places, field) ? places[field] : undefined
      if (place === undefined) return [field, value]
      return [field, place !== true ? trimNames(place, value) : typeof value === 'string' ? value.trim() : value]
    }),
  ) as Data
}
