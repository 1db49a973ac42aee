/** What the engine promises of transactions, as a model that predicts every answer: snapshots, locks with queues, write conflicts. */
export interface Doc {
  readonly n: number
  readonly k: string
}

export type Read =
  | { readonly kind: 'read' }
  /** Documents whose number is in a range. */
  | { readonly kind: 'find' | 'count'; readonly from: number; readonly to: number }

export type Write =
  /** @param guard the number that the document must have */
  | { readonly kind: 'update'; readonly id: number; readonly by: number; readonly guard?: number }
  | { readonly kind: 'insert'; readonly id: number; readonly k: string }
  | { readonly kind: 'delete'; readonly id: number }

export type Action = Read | Write

/** How a statement ends: with what it read or changed, or with an error code. */
export type Answer = { readonly documents: string } | { readonly count: number } | { readonly changed: number } | { readonly code: number }

/** A document as a commit left it; null is none. */
interface Change {
  readonly sequence: number
  readonly id: number
  readonly versions: readonly (Doc | null)[]
}

/** Whether a document belongs to what a statement has read. */
type Question = (id: number, document: Doc) => boolean

const WRITE_CONFLICT = 112
const DUPLICATE_KEY = 11000

/** A transaction, or a statement outside of any. */
export class Actor {
  readonly held = new Set<string>()
  readonly isTransaction: boolean
  snapshot: { documents: Map<number, Doc>; sequence: number } | null = null
  own = new Map<number, Doc | null>()
  questions: Question[] = []
  statements = 0
  isOver = false

  constructor(isTransaction: boolean) {
    this.isTransaction = isTransaction
  }
}

/** A statement that waits for a lock. */
export interface Waiting {
  readonly actor: Actor
  readonly action: Action
  readonly answered: (answer: Answer) => void
}

type Attempt = { readonly answer: Answer } | { readonly blockedOn: string }

export class TransactionModel {
  private readonly committed = new Map<number, Doc>()
  private readonly changed = new Map<string, number>()
  private readonly locks = new Map<string, { holder: Actor; queue: Waiting[] }>()
  private readonly changes: Change[] = []
  private sequence = 0

  /** Runs a statement.   @param answered is called at once, or when it has waited long enough   @returns whether it waits */
  run(actor: Actor, action: Action, answered: (answer: Answer) => void): boolean {
    const attempt = this.attempt(actor, action)
    if ('blockedOn' in attempt) {
      this.locks.get(attempt.blockedOn)!.queue.push({ actor, action, answered })
      return true
    }
    this.settle(actor, attempt.answer)
    answered(attempt.answer)
    return false
  }

  /** Whether a statement would wait for somebody for whom others wait already at another lock: which of them continues first is undefined. */
  isAmbiguous(actor: Actor, action: Action): boolean {
    const blockedOn = (isRead(action) ? [] : needs(action, this.visible(actor))).find((key) => this.isHeldByOther(key, actor))
    if (blockedOn === undefined) return false
    const { holder } = this.locks.get(blockedOn)!
    return [...holder.held].some((key) => key !== blockedOn && this.locks.get(key)!.queue.length > 0)
  }

  /** @returns whether it does: not when it has written, and others have changed what it has read */
  commit(actor: Actor): boolean {
    const commits = actor.own.size === 0 || !this.hasReadWhatChanged(actor)
    if (commits && actor.own.size > 0) {
      this.sequence++
      for (const [id, document] of actor.own) this.store(id, document)
      for (const key of actor.held) this.changed.set(key, this.sequence)
    }
    this.end(actor)
    return commits
  }

  private hasReadWhatChanged({ questions, snapshot }: Actor): boolean {
    return this.changes.some(
      ({ sequence, id, versions }) =>
        sequence > snapshot!.sequence && versions.some((version) => version && questions.some((fits) => fits(id, version))),
    )
  }

  end(actor: Actor): void {
    actor.isOver = true
    this.release(actor)
  }

  /** Of the documents that are committed. */
  ids(): number[] {
    return [...this.committed.keys()]
  }

  documents(): string {
    return shown(this.committed)
  }

  private attempt(actor: Actor, action: Action): Attempt {
    if (actor.isTransaction && !actor.snapshot) actor.snapshot = { documents: new Map(this.committed), sequence: this.sequence }
    const visible = this.visible(actor)
    return isRead(action) ? { answer: read(actor, action, visible) } : this.attemptWrite(actor, action, visible)
  }

  private attemptWrite(actor: Actor, action: Write, visible: ReadonlyMap<number, Doc>): Attempt {
    for (const key of needs(action, visible)) {
      if (this.isHeldByOther(key, actor)) {
        if (actor.isTransaction && actor.statements > 0) return { answer: { code: WRITE_CONFLICT } }
        actor.snapshot = null
        actor.questions = []
        this.release(actor)
        return { blockedOn: key }
      }
      if (!actor.isTransaction) continue
      if ((this.changed.get(key) ?? 0) > actor.snapshot!.sequence) return { answer: { code: WRITE_CONFLICT } }
      this.lock(key, actor)
    }
    if (action.kind === 'insert') {
      if ([...visible.values()].some(({ k }) => k === action.k)) return { answer: { code: DUPLICATE_KEY } }
      this.change(actor, action.id, { n: 0, k: action.k }, [`d${action.id}`, `u${action.k}`])
      return { answer: { changed: 1 } }
    }
    const before = met(action, visible)
    if (!before) {
      actor.questions.push((id) => id === action.id)
      return { answer: { changed: 0 } }
    }
    if (action.kind === 'update') this.change(actor, action.id, { ...before, n: before.n + action.by }, [`d${action.id}`])
    else this.change(actor, action.id, null, [`d${action.id}`, `u${before.k}`])
    return { answer: { changed: 1 } }
  }

  private visible(actor: Actor): Map<number, Doc> {
    const documents = new Map(actor.snapshot?.documents ?? this.committed)
    for (const [id, document] of actor.own) document ? documents.set(id, document) : documents.delete(id)
    return documents
  }

  private change(actor: Actor, id: number, document: Doc | null, keys: readonly string[]): void {
    if (actor.isTransaction) {
      actor.own.set(id, document)
      return
    }
    this.sequence++
    this.store(id, document)
    for (const key of keys) this.changed.set(key, this.sequence)
  }

  private store(id: number, document: Doc | null): void {
    this.changes.push({ sequence: this.sequence, id, versions: [this.committed.get(id) ?? null, document] })
    document ? this.committed.set(id, document) : this.committed.delete(id)
  }

  /** A statement outside of transactions releases everything; an error ends its transaction. */
  private settle(actor: Actor, answer: Answer): void {
    actor.statements++
    if (!actor.isTransaction || 'code' in answer) this.end(actor)
  }

  private isHeldByOther(key: string, actor: Actor): boolean {
    const lock = this.locks.get(key)
    return lock !== undefined && lock.holder !== actor
  }

  private lock(key: string, holder: Actor): void {
    if (holder.held.has(key)) return
    holder.held.add(key)
    this.locks.set(key, { holder, queue: [] })
  }

  /** Every lock goes to the longest waiter, which then continues its statement. */
  private release(actor: Actor): void {
    const next: Waiting[] = []
    const keys = [...actor.held]
    actor.held.clear()
    for (const key of keys) {
      const { queue } = this.locks.get(key)!
      const waiting = queue.shift()
      if (!waiting) this.locks.delete(key)
      else {
        this.locks.set(key, { holder: waiting.actor, queue })
        waiting.actor.held.add(key)
        next.push(waiting)
      }
    }
    for (const { actor: waiter, action, answered } of next) this.run(waiter, action, answered)
  }
}

const isRead = (action: Action): action is Read => action.kind === 'read' || action.kind === 'find' || action.kind === 'count'

function read(actor: Actor, action: Read, visible: ReadonlyMap<number, Doc>): Answer {
  const question: Question = (_id, { n }) => action.kind === 'read' || (n >= action.from && n <= action.to)
  actor.questions.push(question)
  const found = new Map([...visible].filter(([id, document]) => question(id, document)))
  return action.kind === 'count' ? { count: found.size } : { documents: shown(found) }
}

/** The document that an update or delete meets. */
function met(action: Exclude<Write, { kind: 'insert' }>, visible: ReadonlyMap<number, Doc>): Doc | undefined {
  const document = visible.get(action.id)
  return action.kind === 'update' && action.guard !== undefined && document?.n !== action.guard ? undefined : document
}

/** What has to be locked for a write. */
function needs(action: Write, visible: ReadonlyMap<number, Doc>): string[] {
  if (action.kind === 'insert') return [`d${action.id}`, `u${action.k}`]
  const before = met(action, visible)
  if (!before) return []
  return action.kind === 'update' ? [`d${action.id}`] : [`d${action.id}`, `u${before.k}`]
}

/** Documents in the order of `_id`, as text. */
export const shown = (documents: ReadonlyMap<number, Doc>): string =>
  [...documents]
    .sort(([a], [b]) => a - b)
    .map(([id, { n, k }]) => `${id}:${n}${k}`)
    .join(' ')
