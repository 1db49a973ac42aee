import type { Line } from './line'

/** Asks all processes of the machine for their figures. */
export class AllFigures {
  readonly #line: Line
  readonly #waiting = new Map<number, (figures: readonly (readonly object[])[]) => void>()
  #questions = 0

  /** @param own the figures of this process */
  constructor(line: Line, own: () => Promise<readonly object[]>) {
    this.#line = line
    line.onMessage((message) => {
      if (message.kind === 'figures wanted')
        void own().then(
          (figures) => line.send({ kind: 'figures', id: message.id, figures }),
          // Whoever asked waits for the others no longer than for this one.
          () => line.send({ kind: 'figures', id: message.id, figures: [] }),
        )
      if (message.kind === 'all figures') {
        this.#waiting.get(message.id)?.(message.figures)
        this.#waiting.delete(message.id)
      }
    })
  }

  /** The figures of each process that answers within two seconds. */
  ask(): Promise<readonly (readonly object[])[]> {
    const id = (this.#questions += 1)
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#line.send({ kind: 'ask figures', id })
    })
  }
}
