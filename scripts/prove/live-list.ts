import { setTimeout as rest } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Member } from './member'

interface Row {
  readonly _id: string
  readonly rev: number
}
interface Mark {
  readonly epoch: string
  readonly n: number
}

const LIST = '/orders?group=sales&$limit=-1&$select[0]=rev'

/** A list as a client keeps it: fetched once, then by events alone; fetched anew after a gap, a new epoch or a new connection. */
export class LiveList {
  readonly node: number
  readonly #member: Member
  readonly #rows = new Map<string, number>()
  #socket: Socket | null = null
  #mark: Mark | null = null
  #fetching: Promise<void> | null = null

  constructor(member: Member, node: number) {
    this.#member = member
    this.node = node
  }

  async open(): Promise<void> {
    const socket = io(this.#member.nodes[this.node % 2] ?? '', { transports: ['websocket'], reconnectionDelayMax: 500, forceNew: true })
    this.#socket = socket
    socket.on('connect', () => {
      socket.emit('create', 'authentication', { strategy: 'jwt', accessToken: this.#member.token }, () => this.#refetch())
    })
    socket.on('realtime epoch', (mark: Mark) => this.#follow(mark, true))
    for (const type of ['created', 'patched'])
      socket.on(`orders ${type}`, (row: Row, mark?: Mark) => {
        if ((this.#rows.get(row._id) ?? 0) < row.rev) this.#rows.set(row._id, row.rev)
        if (mark) this.#follow(mark, false)
      })
    socket.onAny((name: string, _record: unknown, mark?: Mark) => {
      if (!name.startsWith('orders ') && name !== 'realtime epoch' && mark?.epoch !== undefined) this.#follow(mark, false)
    })
    await this.#refetch()
  }

  /** Whether it comes to be what a fresh fetch answers. @param withinMs milliseconds */
  async settles(withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs
    for (;;) {
      const fresh = await this.#fetch()
      if (fresh && fresh.length === this.#rows.size && fresh.every(({ _id, rev }) => this.#rows.get(_id) === rev)) return true
      if (performance.now() > until) return false
      await rest(200)
    }
  }

  close(): void {
    this.#socket?.disconnect()
  }

  #follow(mark: Mark, isStart: boolean): void {
    const last = this.#mark
    this.#mark = mark
    if (last && (last.epoch !== mark.epoch || (!isStart && mark.n !== last.n + 1))) void this.#refetch()
  }

  #refetch(): Promise<void> {
    // One that is under way may have read before what was missed: another follows it.
    const after = (this.#fetching ?? Promise.resolve()).then(async () => {
      for (let rows = await this.#fetch(); ; rows = await this.#fetch()) {
        for (const { _id, rev } of rows ?? []) if ((this.#rows.get(_id) ?? 0) < rev) this.#rows.set(_id, rev)
        if (rows) return
        await rest(100)
      }
    })
    this.#fetching = after
    return after
  }

  async #fetch(): Promise<readonly Row[] | null> {
    const answer = await this.#member.send(this.node, 'GET', LIST).catch(() => null)
    return answer?.status === 200 ? (answer.body['data'] as Row[]) : null
  }
}
