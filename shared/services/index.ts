import { activitiesService } from './activities.service'
import { assetsService } from './assets.service'
import { categoriesService } from './categories.service'
import { codesService } from './codes.service'
import type { ServiceDeclaration } from './define-service'
import { fundGroupsService } from './fundGroups.service'
import { fundsService } from './funds.service'
import { ordersService } from './orders.service'
import { productsService } from './products.service'
import type { ServiceName } from './service-names'
import { stocksService } from './stocks.service'
import { uploadsService } from './uploads.service'
import { usersService } from './users.service'
import { warehousesService } from './warehouses.service'
import { workspacesService } from './workspaces.service'

/** Services that keep records; `authentication` keeps none and is registered apart. */
export type RecordService = Exclude<ServiceName, 'authentication'>

/** The registry: every declared service. What the two sides know of services they know from here. */
export const services: { readonly [Name in RecordService]: ServiceDeclaration & { readonly path: Name } } = {
  users: usersService,
  workspaces: workspacesService,
  codes: codesService,
  uploads: uploadsService,
  categories: categoriesService,
  products: productsService,
  warehouses: warehousesService,
  stocks: stocksService,
  orders: ordersService,
  assets: assetsService,
  funds: fundsService,
  fundGroups: fundGroupsService,
  activities: activitiesService,
}

export const declarations: readonly (ServiceDeclaration & { readonly path: RecordService })[] = Object.values(services)

const byPath = new Map<string, ServiceDeclaration & { readonly path: RecordService }>(
  declarations.flatMap((declaration) => [declaration.path, ...(declaration.aliases ?? [])].map((path) => [path, declaration] as const)),
)

/** The declaration behind a path or an alias. @throws RangeError when none is */
export const declarationOf = (path: string): ServiceDeclaration & { readonly path: RecordService } => {
  const declaration = byPath.get(path)
  if (!declaration) throw new RangeError(`There is no service '${path}'`)
  return declaration
}
