import { fold } from '@shared/foundation/text/fold'

interface Findable {
  readonly _id: string
  readonly name: string
  readonly slug?: string | undefined
  readonly barcode?: string | undefined
  readonly phone?: string | undefined
}

/** Records with what they are found by, made ready once: words without accents, and tables of ids and codes. */
export interface FindIndex<T> {
  readonly rows: readonly { readonly record: T; readonly text: string }[]
  readonly byId: ReadonlyMap<string, T>
  readonly bySlug: ReadonlyMap<string, T>
  readonly byBarcode: ReadonlyMap<string, T>
}

/** @param records in the order in which they are found */
export const indexOf = <T extends Findable>(records: readonly T[]): FindIndex<T> => {
  const by = (key: 'slug' | 'barcode'): ReadonlyMap<string, T> => {
    const table = new Map<string, T>()
    for (const record of records) {
      const code = record[key]
      // Of two with one code the first is meant.
      if (code && !table.has(code)) table.set(code, record)
    }
    return table
  }
  return {
    rows: records.map((record) => ({ record, text: fold(`${record.name} ${record.slug ?? ''} ${record.phone ?? ''}`) })),
    byId: new Map(records.map((record) => [record._id, record])),
    bySlug: by('slug'),
    byBarcode: by('barcode'),
  }
}

/** The first records that hold each of the words that were typed, wherever, and that are `wanted`. */
export const findIn = <T>({ rows }: FindIndex<T>, typed: string, most: number, wanted?: (record: T) => boolean): T[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found: T[] = []
  for (const { record, text } of rows) {
    if (!words.every((word) => text.includes(word)) || (wanted && !wanted(record))) continue
    found.push(record)
    if (found.length === most) break
  }
  return found
}
