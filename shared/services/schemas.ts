import type { TSchema } from '@feathersjs/typebox'
import { activity, activityPatch } from './activities.schema'
import { asset, assetCreate, assetPatch } from './assets.schema'
import { category, categoryCreate, categoryPatch } from './categories.schema'
import { code, codeCreate } from './codes.schema'
import { fund, fundCreate, fundPatch } from './funds.schema'
import { fundGroup, fundGroupCreate } from './fundGroups.schema'
import type { RecordService } from './index'
import { order, orderCreate, orderPatch } from './orders.schema'
import { product, productCreate, productPatch } from './products.schema'
import { stockUnit } from './stocks.schema'
import { upload, uploadCreate } from './uploads.schema'
import { user, userCreate, userPatch } from './users.schema'
import { warehouse, warehouseCreate, warehousePatch } from './warehouses.schema'
import { workspace, workspaceCreate, workspacePatch } from './workspaces.schema'

export interface ServiceShapes {
  readonly record: TSchema
  readonly create?: TSchema
  readonly patch?: TSchema
}

/** The shapes of every declared service, for the server: validators, codecs and OpenAPI are made from them. */
export const shapes: { readonly [Name in RecordService]: ServiceShapes } = {
  users: { record: user, create: userCreate, patch: userPatch },
  workspaces: { record: workspace, create: workspaceCreate, patch: workspacePatch },
  codes: { record: code, create: codeCreate },
  uploads: { record: upload, create: uploadCreate },
  categories: { record: category, create: categoryCreate, patch: categoryPatch },
  products: { record: product, create: productCreate, patch: productPatch },
  warehouses: { record: warehouse, create: warehouseCreate, patch: warehousePatch },
  stocks: { record: stockUnit },
  orders: { record: order, create: orderCreate, patch: orderPatch },
  assets: { record: asset, create: assetCreate, patch: assetPatch },
  funds: { record: fund, create: fundCreate, patch: fundPatch },
  fundGroups: { record: fundGroup, create: fundGroupCreate },
  activities: { record: activity, patch: activityPatch },
}
