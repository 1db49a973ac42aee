import { codes, CommandError } from '../errors'

/** Most names that a dotted path may have. */
const MAX_PATH_NAMES = 200

/** A parsed dotted path. */
export interface Path {
  /** Empty ones too. */
  readonly names: readonly string[]
  /** The same as bytes. */
  readonly bytes: readonly Buffer[]
  /** The array positions that the names stand for, -1 for none. */
  readonly positions: readonly number[]
  /** Whether any name may be an array position. */
  readonly hasPosition: boolean
}

/** Parsed paths: statements use the same few again and again. */
const MAX_CACHED_PATHS = 2000
const cache = new Map<string, Path>()

/** Parses a dotted path.   @throws CommandError Overflow */
export function parsePath(path: string): Path {
  const found = cache.get(path)
  if (found) return found
  const names = path.split('.')
  if (names.length > MAX_PATH_NAMES)
    throw new CommandError(codes.Overflow, `FieldPath is too long: ${names.length} names, at most ${MAX_PATH_NAMES}`)
  const parsed = {
    names,
    bytes: names.map((name) => Buffer.from(name)),
    positions: names.map((name) => (/^(0|[1-9]\d*)$/.test(name) ? Number(name) : -1)),
    hasPosition: names.some((name) => /^\d+$/.test(name)),
  }
  if (cache.size === MAX_CACHED_PATHS) cache.clear()
  cache.set(path, parsed)
  return parsed
}

/** The names of a dotted path, empty ones too.   @throws CommandError Overflow */
export const namesOf = (path: string): readonly string[] => parsePath(path).names
