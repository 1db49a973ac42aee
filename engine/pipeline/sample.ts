import { documentEntries, isNumber, T, type RawValue } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import { CommandError } from '../errors'
import type { Rows } from '../plan/rows'
import { SortedDocuments } from '../plan/sorted'

/** How many documents `$sample` is to choose.   @throws CommandError for anything but `{ size: <whole number above 0> }` */
export function sampleSize(argument: RawValue): number {
  if (argument.type !== T.object) throw new CommandError(28745, 'the $sample stage specification must be an object')
  let size: number | null = null
  for (const [name, value] of documentEntries(argument, '$sample')) {
    if (name !== 'size') throw new CommandError(28748, `unrecognized option to $sample: ${name}`)
    if (!isNumber(value.type)) throw new CommandError(28746, 'size argument to $sample must be a number')
    size = Math.trunc(toNumber(value.type, value.bytes, value.at))
  }
  if (size === null) throw new CommandError(28749, '$sample stage must specify a size')
  if (!(size > 0)) throw new CommandError(28747, 'size argument to $sample must be a positive integer')
  return size
}

/** So many rows, each with the same chance, in a random order: the first of all of them by a number drawn for each. */
export const sampledRows = (rows: Rows, size: number): Rows => new SortedDocuments(rows, () => Math.random().toFixed(16), size)
