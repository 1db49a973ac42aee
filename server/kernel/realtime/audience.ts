import { randomUUID } from 'node:crypto'
import type { App } from '@shared/foundation/rights/apps'
import { rightsKey } from '@shared/foundation/rights/rights'
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
  /** What tells it from others of its workspace. */
  readonly key: string
  readonly room: string
  readonly viewer: Viewer
  readonly #apps: readonly App[] | undefined
  readonly #countedUnseen: ReturnType<CountedUnseen>
  members = 0
  #epoch = randomUUID()
  #n = 0

  constructor(key: string, viewer: Viewer, apps: readonly App[] | undefined, countedUnseen: ReturnType<CountedUnseen>) {
    this.key = key
    this.room = roomOf(viewer.workspaceId, key)
    this.viewer = viewer
    this.#apps = apps
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

  /** Whether they hear of a service: nobody does of an app that their workspace has switched off. */
  hasApp(app: App | undefined): boolean {
    return app === undefined || this.#apps === undefined || this.#apps.includes(app)
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

/** Who listens. `apps`: those of the workspace; absent: all of them. */
type Member = Viewer & { readonly apps?: readonly App[] | undefined }

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

  /** Those of which somebody is here. */
  workspaces(): string[] {
    return [...this.#byWorkspace.keys()]
  }

  isEmpty(workspaceId: string): boolean {
    return !this.#byWorkspace.has(workspaceId)
  }

  /** The audience that somebody belongs to; it counts them from now on. @param apps of the workspace as it is now */
  enter({ workspaceId, rights, division, key: program, apps }: Member): Audience {
    const audiences = this.#byWorkspace.get(workspaceId) ?? new Map<string, Audience>()
    this.#byWorkspace.set(workspaceId, audiences)
    const key = keyOf({ rights, division, key: program, apps })
    const audience =
      audiences.get(key) ??
      this.#make(key, apps, {
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

  #make(key: string, apps: readonly App[] | undefined, viewer: Viewer): Audience {
    return new Audience(key, viewer, apps, this.#countedUnseen(viewer))
  }

  leave(audience: Audience): void {
    audience.members -= 1
    if (audience.members > 0) return
    const { workspaceId } = audience.viewer
    const audiences = this.#byWorkspace.get(workspaceId)
    audiences?.delete(audience.key)
    if (audiences?.size === 0) this.#byWorkspace.delete(workspaceId)
  }
}

const keyOf = ({ rights, division, key, apps }: Pick<Member, 'rights' | 'division' | 'key' | 'apps'>): string =>
  [
    rightsKey(rights),
    ...(division === undefined ? [] : [division]),
    ...(key === undefined ? [] : [`key ${key._id}`]),
    ...(apps === undefined ? [] : [`apps ${[...apps].sort().join(',')}`]),
  ].join(' ')

const roomOf = (workspaceId: string, key: string): string => `audience:${workspaceId}:${key}`
