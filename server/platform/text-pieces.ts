/** Characters that are gathered before they are written. */
const PIECE_LENGTH = 64 * 1024

/** A long text that grows bit by bit, kept as UTF-8 in pieces: no step of writing it takes long. */
export class TextPieces {
  readonly #pieces: Buffer[] = []
  #text = ''

  add(text: string): void {
    this.#text += text
    if (this.#text.length >= PIECE_LENGTH) this.#write()
  }

  /** All that was added, in its order. */
  written(): readonly Buffer[] {
    this.#write()
    return this.#pieces
  }

  #write(): void {
    if (this.#text !== '') this.#pieces.push(Buffer.from(this.#text))
    this.#text = ''
  }
}
