import type { Id } from '@shared/foundation/ids'
import type { Draft, Findings } from './findings'

/** Where stock comes in of a company that has no warehouse yet. */
const FIRST_WAREHOUSE = 'Kho chính'
/** Whoever bought without a name. */
const WALK_IN = 'Khách lẻ'
/** The group of goods that tell none. */
const NO_GROUP = 'Chưa xếp nhóm'

/** Groups and warehouses that rows name and the books don't have: made on the way, once a row that names them is kept. */
export class OnTheWay {
  readonly #run: Findings
  readonly #drafts = new Map<string, Draft & { readonly as: string }>()
  readonly #used = new Set<string>()

  constructor(run: Findings) {
    this.#run = run
  }

  /** The id of a group of goods or services, made where there is none; null after a fault. */
  category(row: number, said: string | undefined, group: string): string | null {
    const name = leafOf(said) || NO_GROUP
    const found = this.#run.input.books.categories.find(name).find((each) => each.group === group)
    return found?._id ?? this.#make(row, 'category', { service: 'categories', data: { group, name } })
  }

  /** The same of a warehouse; the one that was chosen where none is said, else the oldest. */
  warehouse(row: number, said: string | undefined): string | null {
    const { books, warehouseId } = this.#run.input
    const usual = books.allWarehouses.find(({ _id }) => _id === warehouseId) ?? books.allWarehouses[0]
    if (said === undefined && usual) return usual._id
    const found = said === undefined ? [] : books.warehouses.find(said)
    if (found.length > 0) return this.#run.named(found, row, 'warehouse', said ?? '')?._id ?? null
    return this.#make(row, 'warehouse', { service: 'warehouses', data: { name: said ?? FIRST_WAREHOUSE } })
  }

  /** The customer who stands for all who walk in. */
  walkIn(row: number): { readonly _id: Id<'assets'>; readonly group: 'Customers' } | null {
    const group = 'Customers'
    const found = this.#run.input.books.partners.find(WALK_IN).find((each) => each.group === group)
    const id = found?._id ?? this.#make(row, 'partner', { service: 'assets', data: { group, name: WALK_IN } })
    return id === null ? null : { _id: id as Id<'assets'>, group }
  }

  /** Says that a row that is kept names them. */
  use(...ids: readonly string[]): void {
    for (const id of ids) this.#used.add(id)
  }

  /** What is made of it, before all that names it. */
  get drafts(): Draft[] {
    return [...this.#drafts.values()].filter(({ as }) => this.#used.has(as))
  }

  #make(row: number, column: string, { service, data }: Pick<Draft, 'service' | 'data'>): string | null {
    const key = JSON.stringify([service, ...Object.values(data).map((each) => String(each).trim().toLowerCase())])
    const known = this.#drafts.get(key)
    if (known) return known.as
    const judged = this.#run.judge(service, data, () => ({ row, column }))
    if (!judged) return null
    const as = this.#run.input.idOf(key)
    this.#drafts.set(key, { rows: [row], service, data: judged, as, beside: true })
    return as
  }
}

/** The last of groups within groups: 'Đồ uống>>Trà' of one program, 'Đồ uống / Trà' of another. */
const leafOf = (path: string | undefined): string =>
  (path ?? '')
    .split(/>>| \/ /)
    .at(-1)
    ?.trim() ?? ''
