/** What is wrong with a collection or the whole store. */
export interface Problem {
  /** `db.collection`, or null when it is about the file. */
  readonly namespace: string | null
  /** The index that is concerned, or null. */
  readonly index: string | null
  readonly kind: ProblemKind
  /** In words, for people. */
  readonly text: string
}

export type ProblemKind =
  | 'page'
  | 'unreadable'
  | 'catalogue'
  | 'document'
  | 'missing entry'
  | 'entry without document'
  | 'wrong entry'
  | 'duplicate'
  | 'not marked as array'

/** Problems that are listed one by one; all of them are counted. */
const MAX_LISTED_PROBLEMS = 100

/** What a check has looked at and found. */
export class Report {
  collections = 0
  documents = 0
  entries = 0
  count = 0
  readonly problems: Problem[] = []
  /** `db.collection` of collections whose indexes can be made right by building them anew. */
  readonly toRebuild = new Set<string>()

  add(kind: ProblemKind, text: string, namespace: string | null = null, index: string | null = null): void {
    this.count++
    if (this.problems.length < MAX_LISTED_PROBLEMS) this.problems.push({ namespace, index, kind, text })
    if (namespace !== null && index !== null) this.toRebuild.add(namespace)
  }
}
