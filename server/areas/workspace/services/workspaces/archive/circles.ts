/** One thing that leads on to others of its kind, and may not lead back to itself. */
export class Circles {
  readonly #next = new Map<string, readonly string[]>()

  lead(from: string, to: readonly string[]): void {
    this.#next.set(from, to)
  }

  /** One that leads back to itself; null when none does. */
  find(): string | null {
    const [open, done] = [new Set<string>(), new Set<string>()]
    for (const first of this.#next.keys()) {
      const path = [{ id: first, next: this.#onwards(first) }]
      open.add(first)
      for (let last = path.at(-1); last; last = path.at(-1)) {
        const id = last.next.next().value
        if (id === undefined) {
          open.delete(last.id)
          done.add(last.id)
          path.pop()
        } else if (open.has(id)) return id
        else if (!done.has(id)) {
          open.add(id)
          path.push({ id, next: this.#onwards(id) })
        }
      }
    }
    return null
  }

  #onwards(id: string): Iterator<string, undefined> {
    return (this.#next.get(id) ?? []).values() as Iterator<string, undefined>
  }
}
