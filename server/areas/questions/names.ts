import type { Id } from '@shared/foundation/ids'
import { can } from '@shared/foundation/rights/rights'
import type { Part } from '@shared/areas/questions/rules/measures'
import type { Application } from '../../kernel/application'
import type { Caller } from '../../kernel/call'
import { partsOf } from '../../platform/in-slices'

const BATCH_SIZE = 1000

/** What the keys of a part are called. */
export type Names = ReadonlyMap<string, string>

const none: Names = new Map()

const partnerNames = async ({ app, caller }: Asking, keys: readonly string[]): Promise<Names> => {
  const assets = app.get('database').records('assets', caller.workspaceId)
  const pages = partsOf(keys, BATCH_SIZE)
  const found = await Promise.all(pages.map((page) => assets.find({ _id: { $in: page as Id<'assets'>[] } }, { only: ['name'] })))
  return new Map(found.flat().map(({ _id, name }) => [_id, name]))
}

interface Asking {
  readonly app: Application
  readonly caller: Caller
}

/** What keys of a part are called; who partners are follows the right to their orders. Groups, labels and accounts are called as they are. */
export const namesOf = async (asking: Asking, part: Part, keys: readonly string[]): Promise<Names> => {
  const { app, caller } = asking
  const database = app.get('database')
  switch (part) {
    case 'product': {
      const pages = partsOf(keys, BATCH_SIZE)
      const products = database.records('products', caller.workspaceId)
      const found = await Promise.all(pages.map((page) => products.find({ _id: { $in: page as Id<'products'>[] } }, { only: ['name'] })))
      return new Map(found.flat().map(({ _id, name }) => [_id, name]))
    }
    case 'category': {
      const found = await database.records('categories', caller.workspaceId).find({}, { only: ['name'] })
      return new Map(found.map(({ _id, name }) => [_id, name]))
    }
    case 'seller': {
      const found = await database
        .records('users', caller.workspaceId)
        .find({ _id: { $in: keys.filter((key) => key !== '') as Id<'users'>[] } }, { only: ['name', 'username'] })
      return new Map(found.map(({ _id, name, username }) => [_id, name || username]))
    }
    case 'warehouse': {
      const found = await database.records('warehouses', caller.workspaceId).find({}, { only: ['name'] })
      return new Map(found.map(({ _id, name }) => [_id, name]))
    }
    case 'customer':
    case 'agent':
    case 'buyer':
      return can(caller.rights, ['/sales']) ? partnerNames(asking, keys) : none
    case 'supplier':
      return can(caller.rights, ['/purchases']) ? partnerNames(asking, keys) : none
    case 'channel':
    case 'tag':
    case 'weekday':
    case 'hour':
    case 'group':
    case 'label':
    case 'account':
      return new Map(keys.map((key) => [key, key]))
  }
}
