import { codes, CommandError } from '../errors'

/** Most names that a dotted path may have. */
const mostNames = 200

/** The names of a dotted path, empty ones too.   @throws CommandError Overflow */
export function namesOf(path: string): string[] {
  const names = path.split('.')
  if (names.length > mostNames) throw new CommandError(codes.Overflow, `FieldPath is too long: ${names.length} names, at most ${mostNames}`)
  return names
}
