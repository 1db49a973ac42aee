import { fromBytes, idText } from '../../../../../platform/mongo/extended-json'
import type { ArchiveLine } from './archive-lines'
import { Circles } from './circles'
import type { OtherIds } from './other-ids'
import type { PicturesOfArchive } from './pictures-of-archive'
import { unfitArchive } from './unfit-archive'

/** Many times what the largest workspace holds; what is remembered of each is some bytes. */
const MAX_DOCUMENTS = 5_000_000

type DocumentLine = Extract<ArchiveLine, { kind: 'document' }>
type Fields = Readonly<Record<string, unknown>>

/** What a workspace's file comes to, line by line, before anything of it is taken in. */
export class Survey {
  readonly #ids: OtherIds
  readonly #pictures: PicturesOfArchive
  readonly #usernames = new Set<string>()
  readonly #parts = new Circles()
  readonly #referrers = new Map<string, { at: number; referrer: string | null }>()
  #slug: string | null = null
  #workspaceId: string | null = null
  #documents = 0
  #files = 0
  #isWhole = false

  constructor(ids: OtherIds, pictures: PicturesOfArchive) {
    this.#ids = ids
    this.#pictures = pictures
  }

  /** @throws AppError 400 for a line that doesn't go with those before */
  look(line: ArchiveLine): void {
    if (this.#isWhole) throw unfitArchive('workspaces.archive-unfit')
    if (line.kind === 'about') this.#slug = line.slug
    else if (line.kind === 'document') this.#document(line)
    else if (line.kind === 'picture') {
      this.#files++
      this.#pictures.came(line.file, line.bytes, line.at)
    } else {
      if (line.documents !== this.#documents || line.files !== this.#files) throw unfitArchive('workspaces.archive-unfit')
      this.#isWhole = true
    }
  }

  /** @throws AppError 400 when the file ended before its end, or its records lead back to themselves */
  whole(): { readonly slug: string; readonly usernames: ReadonlySet<string>; readonly pictures: PicturesOfArchive } {
    if (this.#slug === null || this.#workspaceId === null || !this.#isWhole) throw unfitArchive('workspaces.archive-unfit')
    const part = this.#parts.find()
    if (part !== null) throw unfitArchive('workspaces.archive-circle', { service: 'products', record: part, field: 'subItems' })
    const above = new Circles()
    for (const [agent, { referrer }] of this.#referrers) if (referrer !== null) above.lead(agent, [referrer])
    const agent = above.find()
    if (agent !== null) throw unfitArchive('workspaces.archive-circle', { service: 'apAgents', record: agent, field: 'p1Id' })
    return { slug: this.#slug, usernames: this.#usernames, pictures: this.#pictures }
  }

  #document(line: DocumentLine): void {
    this.#documents++
    if (this.#documents > MAX_DOCUMENTS) throw unfitArchive('workspaces.archive-too-large')
    // The workspace comes first, and all that follows is its own.
    const isFirst = this.#workspaceId === null
    this.#workspaceId ??= line.workspaceId
    if ((line.in === 'workspaces') !== isFirst || line.workspaceId !== this.#workspaceId)
      throw unfitArchive('workspaces.archive-foreign', { line: line.at })
    this.#ids.add(line.id)
    const note = notes[line.in]
    if (note) this.#noted(note, fromBytes(line.document))
  }

  #noted(note: Note, document: Fields): void {
    const id = idText(document['_id']) ?? ''
    if (note === 'username') this.#usernames.add(String(document['username']))
    else if (note === 'picture') this.#pictures.named(String(document['uri']))
    else if (note === 'parts') this.#parts.lead(id, idsOf(document['subItems'], 'productId'))
    else this.#reviewed(document)
  }

  /** What holds today is the review that was confirmed last. */
  #reviewed({ agentId, p1Id, isPending, confirmedAt, status }: Fields): void {
    const agent = idText(agentId)
    if (agent === null || isPending === true || status === 'removed' || !(confirmedAt instanceof Date)) return
    const at = confirmedAt.getTime()
    if (at >= (this.#referrers.get(agent)?.at ?? -Infinity)) this.#referrers.set(agent, { at, referrer: idText(p1Id) })
  }
}

type Note = 'username' | 'picture' | 'parts' | 'review'

/** What has to be known of a collection's documents before they are taken in. */
const notes: Readonly<Record<string, Note>> = { users: 'username', uploads: 'picture', products: 'parts', apAgents: 'review' }

const idsOf = (list: unknown, field: string): string[] =>
  Array.isArray(list) ? list.flatMap((item: unknown) => idText((item as Fields)[field]) ?? []) : []
