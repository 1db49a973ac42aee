import type { TSchema } from '@feathersjs/typebox'
import { activitiesReports } from './activities.reports'
import { activity, activityPatch } from './activities.schema'
import { assetsReports } from './assets.reports'
import { asset, assetCreate, assetPatch } from './assets.schema'
import { category, categoryCreate, categoryPatch } from './categories.schema'
import { code, codeCreate } from './codes.schema'
import { fundsReports } from './funds.reports'
import { fund, fundCreate, fundPatch } from './funds.schema'
import { fundGroup, fundGroupCreate } from './fundGroups.schema'
import type { RecordService } from './index'
import { ordersReports } from './orders.reports'
import { order, orderCreate, orderPatch } from './orders.schema'
import { productsReports } from './products.reports'
import { product, productCreate, productPatch } from './products.schema'
import { stocksReports } from './stocks.reports'
import { stockUnit } from './stocks.schema'
import { upload, uploadCreate } from './uploads.schema'
import { user, userCreate, userPatch } from './users.schema'
import { warehousesReports } from './warehouses.reports'
import { warehouse, warehouseCreate, warehousePatch } from './warehouses.schema'
import { workspacesReports } from './workspaces.reports'
import { workspace, workspaceCreate, workspacePatch } from './workspaces.schema'

export interface ServiceShapes {
  readonly record: TSchema
  readonly create?: TSchema
  readonly patch?: TSchema
  /** What each declared report answers. */
  readonly reports?: Readonly<Record<string, TSchema>>
}

/** The shapes of every declared service, for the server: validators, codecs and OpenAPI are made from them. */
export const shapes: { readonly [Name in RecordService]: ServiceShapes } = {
  users: { record: user, create: userCreate, patch: userPatch },
  workspaces: { record: workspace, create: workspaceCreate, patch: workspacePatch, reports: workspacesReports },
  codes: { record: code, create: codeCreate },
  uploads: { record: upload, create: uploadCreate },
  categories: { record: category, create: categoryCreate, patch: categoryPatch },
  products: { record: product, create: productCreate, patch: productPatch, reports: productsReports },
  warehouses: { record: warehouse, create: warehouseCreate, patch: warehousePatch, reports: warehousesReports },
  stocks: { record: stockUnit, reports: stocksReports },
  orders: { record: order, create: orderCreate, patch: orderPatch, reports: ordersReports },
  assets: { record: asset, create: assetCreate, patch: assetPatch, reports: assetsReports },
  funds: { record: fund, create: fundCreate, patch: fundPatch, reports: fundsReports },
  fundGroups: { record: fundGroup, create: fundGroupCreate },
  activities: { record: activity, patch: activityPatch, reports: activitiesReports },
}
