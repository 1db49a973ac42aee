import type { ChangedRecords } from '../collections'

/** How each type of change is written. */
const letters = { created: '+', patched: '~', removed: '-', many: '*' } as const satisfies Record<ChangedRecords['type'], string>
const types: ReadonlyMap<string, ChangedRecords['type']> = new Map(
  (Object.keys(letters) as ChangedRecords['type'][]).map((type) => [letters[type], type]),
)

/** What a command tells of, in one line: `orders~<id>,<id>;activities+<id>`. Each command writes one, so it is kept short. */
export const writtenChanges = (changed: readonly ChangedRecords[]): string =>
  changed.map(({ service, type, ids }) => `${service}${letters[type]}${ids.join(',')}`).join(';')

/**
 * What `writtenChanges` wrote, and rows of before that hold a list.
 * @throws Error when it isn't what is written so
 */
export const readChanges = (written: string | readonly ChangedRecords[]): readonly ChangedRecords[] =>
  typeof written === 'string' ? written.split(';').map(readChange) : written

const readChange = (written: string): ChangedRecords => {
  const at = written.search(/[+~*-]/)
  const type = types.get(written.slice(at, at + 1))
  if (at < 1 || !type) throw new Error(`this names no changed records: ${written.slice(0, 100)}`)
  const ids = written.slice(at + 1)
  return { service: written.slice(0, at), type, ids: ids === '' ? [] : ids.split(',') }
}
