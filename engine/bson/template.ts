import { findElement, T } from './raw'
import { BsonWriter } from './writer'

/** Elements that are written often, each time with other ints: copied as a whole, then the ints are filled in. */
export class Template {
  private readonly bytes: Buffer
  private readonly places: readonly number[]

  /** @param write the elements, with numbers that don't matter   @param names of the ints that differ, at the top level */
  constructor(write: (out: BsonWriter) => void, names: readonly string[]) {
    const out = new BsonWriter().begin()
    write(out)
    const document = out.end().finish()
    this.bytes = document.subarray(4, document.length - 1)
    this.places = names.map((name) => {
      const at = findElement(document, 0, Buffer.from(name))
      if (at < 0 || document[at] !== T.int) throw new Error(`'${name}' is no int of the template`)
      return at + 2 + name.length - 4
    })
  }

  /** Writes the elements.   @param numbers in the order of the names */
  write(out: BsonWriter, numbers: readonly number[]): void {
    const { at } = out
    out.copy(this.bytes, 0, this.bytes.length)
    for (let i = 0; i < this.places.length; i++) out.bytes.writeInt32LE(numbers[i]!, at + this.places[i]!)
  }
}
