// Made from the declarations in this folder by `npm run -s registry`; whoever adds a file here runs it.
import { activities } from './activities'
import { apAgents } from './apAgents'
import { apComs } from './apComs'
import { apPrices } from './apPrices'
import { apRanks } from './apRanks'
import { apiKeys } from './apiKeys'
import { assets } from './assets'
import { bankAccounts } from './bankAccounts'
import { bankTransfers } from './bankTransfers'
import { categories } from './categories'
import { codes } from './codes'
import { comments } from './comments'
import { fbPages } from './fbPages'
import { fbPosts } from './fbPosts'
import { fundGroups } from './fundGroups'
import { funds } from './funds'
import { history } from './history'
import { imports } from './imports'
import { orderDetails } from './orderDetails'
import { orders } from './orders'
import { pages } from './pages'
import { posts } from './posts'
import { products } from './products'
import { shopBundles } from './shopBundles'
import { shopEvents } from './shopEvents'
import { shopListings } from './shopListings'
import { shops } from './shops'
import { smsAccounts } from './smsAccounts'
import { smsCampaigns } from './smsCampaigns'
import { smsMessages } from './smsMessages'
import { smsOptOuts } from './smsOptOuts'
import { smsTemplates } from './smsTemplates'
import { stockTransfers } from './stockTransfers'
import { stocks } from './stocks'
import { stocktakes } from './stocktakes'
import { tasks } from './tasks'
import { uploads } from './uploads'
import { users } from './users'
import { warehouses } from './warehouses'
import { workspaces } from './workspaces'
import type { Registry } from './define-service'

const registry = {
  activities,
  apAgents,
  apComs,
  apPrices,
  apRanks,
  apiKeys,
  assets,
  bankAccounts,
  bankTransfers,
  categories,
  codes,
  comments,
  fbPages,
  fbPosts,
  fundGroups,
  funds,
  history,
  imports,
  orderDetails,
  orders,
  pages,
  posts,
  products,
  shopBundles,
  shopEvents,
  shopListings,
  shops,
  smsAccounts,
  smsCampaigns,
  smsMessages,
  smsOptOuts,
  smsTemplates,
  stockTransfers,
  stocks,
  stocktakes,
  tasks,
  uploads,
  users,
  warehouses,
  workspaces,
} satisfies Registry

/** The declarations with all they say, for the types that are derived from them. */
export type Services = typeof registry
/** The registry: every declared service. What the two sides know of services they know from here. */
export const services: Registry = registry
