/** Documents and statements of transactions that are run one after the other: nothing else is ever seen. */
export interface Thing {
  readonly n: number
  /** Written by statements outside of transactions only. */
  readonly isApart: boolean
}

type Range = { readonly from: number; readonly to: number }

export type Statement =
  | ({ readonly kind: 'find' | 'count' | 'distinct' | 'sum' | 'takeAny' | 'takeLeast' | 'addToAll' | 'deleteAll' } & Range)
  | { readonly kind: 'get' | 'delete'; readonly id: number }
  | { readonly kind: 'add'; readonly id: number; readonly guard: number }
  | { readonly kind: 'insert'; readonly id: number; readonly n: number; readonly isApart: boolean }

/** What a statement has answered: documents as `[id, n]`, or a number. */
export type Answer = number | null | readonly (readonly [number, number])[]

export interface Done {
  readonly statement: Statement
  readonly answer: Answer
}

/** Runs statements that were answered by the engine, and finds the first whose answer does not fit in this order. */
export class SerialModel {
  readonly things = new Map<number, Thing>()

  copy(): SerialModel {
    const copy = new SerialModel()
    for (const [id, thing] of this.things) copy.things.set(id, thing)
    return copy
  }

  /** @returns the statement that would have been answered otherwise, or null */
  replay(transaction: readonly Done[]): string | null {
    for (const { statement, answer } of transaction) {
      const expected = this.run(statement, answer)
      if (JSON.stringify(expected) !== JSON.stringify(answer))
        return `${JSON.stringify(statement)}: ${JSON.stringify(answer)}, not ${JSON.stringify(expected)}`
    }
    return null
  }

  /** @param answer says which document was taken, where any would do */
  private run(statement: Statement, answer: Answer): Answer {
    switch (statement.kind) {
      case 'find':
        return this.fitting(statement)
      case 'count':
        return this.fitting(statement).length
      case 'distinct':
        return new Set(this.fitting(statement).map(([, n]) => n)).size
      case 'sum':
        return this.fitting(statement).reduce((sum, [, n]) => sum + n, 0)
      case 'get':
        return this.documentsOf([statement.id])
      case 'insert':
        this.things.set(statement.id, { n: statement.n, isApart: statement.isApart })
        return 1
      case 'delete':
        return this.things.delete(statement.id) ? 1 : 0
      case 'add':
        return this.add(this.things.get(statement.id)?.n === statement.guard ? [statement.id] : [])
      case 'addToAll':
        return this.add(this.inside(statement))
      case 'deleteAll':
        return this.inside(statement).filter((id) => this.things.delete(id)).length
      case 'takeAny':
        return this.take(this.inside(statement).find((id) => id === idOf(answer)) ?? this.inside(statement)[0])
      case 'takeLeast':
        return this.take(this.inside(statement).sort((a, b) => this.things.get(a)!.n - this.things.get(b)!.n || a - b)[0])
    }
  }

  private fitting({ from, to }: Range): [number, number][] {
    return this.documentsOf([...this.things.keys()].sort((a, b) => a - b)).filter(([, n]) => n >= from && n <= to)
  }

  /** Of documents that transactions write. */
  private inside(range: Range): number[] {
    return this.fitting(range)
      .map(([id]) => id)
      .filter((id) => !this.things.get(id)!.isApart)
  }

  private documentsOf(ids: readonly number[]): [number, number][] {
    return ids.flatMap((id) => {
      const thing = this.things.get(id)
      return thing ? [[id, thing.n] as [number, number]] : []
    })
  }

  private add(ids: readonly number[]): number {
    for (const id of ids) this.things.set(id, { ...this.things.get(id)!, n: this.things.get(id)!.n + 1 })
    return ids.length
  }

  private take(id: number | undefined): Answer {
    if (id === undefined) return null
    const before = this.documentsOf([id])
    this.things.delete(id)
    return before
  }
}

const idOf = (answer: Answer): number | undefined => (Array.isArray(answer) ? (answer as [number, number][])[0]?.[0] : undefined)
