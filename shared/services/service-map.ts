import type { Activity } from './activities.schema'
import type { Asset, AssetCreate } from './assets.schema'
import type { Category } from './categories.schema'
import type { Code } from './codes.schema'
import type { Fund, FundCreate, FundPatch } from './funds.schema'
import type { FundGroup } from './fundGroups.schema'
import type { Order, OrderCreate, OrderPatch } from './orders.schema'
import type { Product, ProductCreate } from './products.schema'
import type { StockUnit } from './stocks.schema'
import type { Upload } from './uploads.schema'
import type { User, UserCreate, UserPatch } from './users.schema'
import type { Warehouse } from './warehouses.schema'
import type { Workspace, WorkspaceCreate, WorkspacePatch } from './workspaces.schema'
import type { RecordService } from './index'

interface Kept<Record, Create = never, Patch = never> {
  record: Record
  create: Create
  /** Every patch may carry the `rev` it was based on. */
  patch: Patch & { rev?: number }
}

/** What each service answers and accepts, as on the wire. */
export interface ServiceMap {
  users: Kept<User, UserCreate, UserPatch>
  workspaces: Kept<Workspace, WorkspaceCreate, WorkspacePatch>
  codes: Kept<Code, { note?: string }>
  uploads: Kept<Upload, { uri: string }>
  categories: Kept<Category, Pick<Category, 'group' | 'name'>, Partial<Pick<Category, 'name'>>>
  products: Kept<Product, ProductCreate, Partial<ProductCreate>>
  warehouses: Kept<Warehouse, Pick<Warehouse, 'name' | 'address'>, Partial<Pick<Warehouse, 'name' | 'address' | 'status'>>>
  stocks: Kept<StockUnit>
  orders: Kept<Order, OrderCreate, OrderPatch>
  assets: Kept<Asset, AssetCreate, Partial<Omit<AssetCreate, 'group'> & Pick<Asset, 'status'>>>
  funds: Kept<Fund, FundCreate, FundPatch>
  fundGroups: Kept<FundGroup, Pick<FundGroup, 'name' | 'isCredit'> & { nonBusiness?: boolean }>
  activities: Kept<Activity, never, { status: 'read' }>
}

export type RecordOf<Name extends RecordService> = ServiceMap[Name]['record']
export type CreateOf<Name extends RecordService> = ServiceMap[Name]['create']
export type PatchOf<Name extends RecordService> = ServiceMap[Name]['patch']

/** A page of records, as find answers it; `total` is null when the caller asked not to count. */
export interface Page<T> {
  total: number | null
  limit: number
  skip: number
  data: T[]
}
