import { randomUUID } from 'node:crypto'
import { rightsKey, type Right } from '@shared/foundation/rights/rights'
import type { Viewer } from '@shared/foundation/declaration/define-service'

/** The number of an event within its audience. */
export interface EventMark {
  readonly epoch: string
  readonly n: number
}

/** Records that count in reports which a viewer may open without seeing each record: by service their groups, or null for all. */
export type CountedUnseen = (viewer: Viewer) => ReadonlyMap<string, ReadonlySet<string> | null>

/** Those of a workspace who see the same: members with the same rights in the same division, or one program. Lives as long as one of their sockets is here. */
export class Audience {
  readonly room: string
  readonly viewer: Viewer
  readonly #countedUnseen: ReturnType<CountedUnseen>
  members = 0
  #epoch = randomUUID()
  #n = 0

  constructor(room: string, viewer: Viewer, countedUnseen: ReturnType<CountedUnseen>) {
    this.room = room
    this.viewer = viewer
    this.#countedUnseen = countedUnseen
  }

  get position(): EventMark {
    return { epoch: this.#epoch, n: this.#n }
  }

  /** The position of the next event. */
  nextSequence(): EventMark {
    this.#n += 1
    return this.position
  }

  /** Whether a record that these members may not see changes a report that they may. */
  countsUnseen(service: string, record: object): boolean {
    const groups = this.#countedUnseen.get(service)
    return groups === null || (groups?.has('group' in record ? String(record.group) : '') ?? false)
  }

  /** What was sent before can't be followed any more. */
  restart(): EventMark {
    this.#epoch = randomUUID()
    this.#n = 0
    return this.position
  }
}

/** All audiences that have somebody here, by workspace. */
export class Audiences {
  readonly #byWorkspace = new Map<string, Map<string, Audience>>()
  readonly #countedUnseen: CountedUnseen

  constructor(countedUnseen: CountedUnseen) {
    this.#countedUnseen = countedUnseen
  }

  of(workspaceId: string): Audience[] {
    return [...(this.#byWorkspace.get(workspaceId)?.values() ?? [])]
  }

  all(): Audience[] {
    return [...this.#byWorkspace.keys()].flatMap((workspaceId) => this.of(workspaceId))
  }

  /** The audience that somebody belongs to; it counts them from now on. */
  enter({ workspaceId, rights, division, key: program }: Viewer): Audience {
    const audiences = this.#byWorkspace.get(workspaceId) ?? new Map<string, Audience>()
    this.#byWorkspace.set(workspaceId, audiences)
    const key = keyOf({ rights, division, key: program })
    const audience =
      audiences.get(key) ??
      this.#make(key, {
        workspaceId,
        userId: null,
        rights,
        ...(division === undefined ? {} : { division }),
        ...(program === undefined ? {} : { key: program }),
      })
    audiences.set(key, audience)
    audience.members += 1
    return audience
  }

  #make(key: string, viewer: Viewer): Audience {
    return new Audience(roomOf(viewer.workspaceId, key), viewer, this.#countedUnseen(viewer))
  }

  leave(audience: Audience): void {
    audience.members -= 1
    if (audience.members > 0) return
    const { workspaceId } = audience.viewer
    const audiences = this.#byWorkspace.get(workspaceId)
    audiences?.delete(keyOf(audience.viewer))
    if (audiences?.size === 0) this.#byWorkspace.delete(workspaceId)
  }
}

const keyOf = ({ rights, division, key }: { rights: readonly Right[]; division?: string | undefined; key?: Viewer['key'] }): string =>
  [rightsKey(rights), ...(division === undefined ? [] : [division]), ...(key === undefined ? [] : [`key ${key._id}`])].join(' ')

const roomOf = (workspaceId: string, key: string): string => `audience:${workspaceId}:${key}`
