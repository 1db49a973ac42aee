import { fold } from '@shared/foundation/text/fold'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'

export type Inventory = Plain<ReportOf<'products', 'inventory'>>
export type Goods = Inventory['data'][number]
type PartOf = Goods['parts'][number]

/** A line of the inventory: goods, or under them what they are made of. */
export type InventoryLine =
  | (Goods & { readonly key: string; readonly part?: undefined })
  | (PartOf & { readonly key: string; readonly part: { readonly of: string; readonly needed: number } })

/** What of the inventory is asked for. */
export interface InventoryFilter {
  readonly shortOnly: boolean
  readonly text: string
  readonly opened: ReadonlySet<string>
}

/** The goods that fit, each followed by its parts where it is opened. */
export const linesOf = (goods: readonly Goods[], { shortOnly, text, opened }: InventoryFilter): InventoryLine[] =>
  goods
    .filter(({ name, slug, needImport }) => (!shortOnly || needImport > 0) && fold(`${name} ${slug}`).includes(fold(text)))
    .flatMap((own) => [
      { ...own, key: own._id },
      ...(opened.has(own._id)
        ? own.parts.map((part) => ({
            ...part,
            key: `${own._id} ${part._id}`,
            part: { of: own._id, needed: own.needImport * part.quantity },
          }))
        : []),
    ])

export const isGoods = (line: InventoryLine): line is Goods & { readonly key: string } => line.part === undefined
