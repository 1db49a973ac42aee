import { fold } from '@shared/foundation/text/fold'

interface Findable {
  readonly _id: string
  readonly name: string
  readonly slug?: string | undefined
  readonly phone?: string | undefined
}

/** Records with what they are found by, folded once. */
export type FindIndex<T> = readonly { readonly record: T; readonly text: string }[]

export const indexOf = <T extends Findable>(records: readonly T[]): FindIndex<T> =>
  records.map((record) => ({ record, text: fold(`${record.name} ${record.slug ?? ''} ${record.phone ?? ''}`) }))

/** The first records that hold each of the words that were typed, wherever. */
export const findIn = <T>(index: FindIndex<T>, typed: string, most: number): T[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found: T[] = []
  for (const { record, text } of index) {
    if (!words.every((word) => text.includes(word))) continue
    found.push(record)
    if (found.length === most) break
  }
  return found
}
