// Made from the declarations in shared/areas/*/services by `npm run -s registry`; whoever adds a file there runs it.
import { activities } from '../areas/people/services/activities'
import { apAgents } from '../areas/agents/services/apAgents'
import { apComs } from '../areas/agents/services/apComs'
import { apPrices } from '../areas/agents/services/apPrices'
import { apRanks } from '../areas/agents/services/apRanks'
import { apiKeys } from '../areas/workspace/services/apiKeys'
import { assets } from '../areas/partners/services/assets'
import { bankAccounts } from '../areas/bank/services/bankAccounts'
import { bankTransfers } from '../areas/bank/services/bankTransfers'
import { carrierAccounts } from '../areas/carriers/services/carrierAccounts'
import { categories } from '../areas/goods/services/categories'
import { codStatements } from '../areas/carriers/services/codStatements'
import { codes } from '../areas/platform-admin/services/codes'
import { comments } from '../areas/talk/services/comments'
import { dayCloses } from '../areas/money/services/dayCloses'
import { deliveries } from '../areas/carriers/services/deliveries'
import { einvoiceAccounts } from '../areas/invoices/services/einvoiceAccounts'
import { fbPages } from '../areas/facebook/services/fbPages'
import { fbPosts } from '../areas/facebook/services/fbPosts'
import { fundGroups } from '../areas/money/services/fundGroups'
import { funds } from '../areas/money/services/funds'
import { history } from '../areas/history/services/history'
import { imports } from '../areas/imports/services/imports'
import { invoices } from '../areas/invoices/services/invoices'
import { ledger } from '../areas/books/services/ledger'
import { monthLinks } from '../areas/agents/services/monthLinks'
import { orderDetails } from '../areas/trade/services/orderDetails'
import { orders } from '../areas/trade/services/orders'
import { outgoing } from '../areas/workspace/services/outgoing'
import { pages } from '../areas/platform-admin/services/pages'
import { posts } from '../areas/wall/services/posts'
import { products } from '../areas/goods/services/products'
import { proposals } from '../areas/assistants/services/proposals'
import { pushDevices } from '../areas/people/services/pushDevices'
import { questions } from '../areas/questions/services/questions'
import { sealLinks } from '../areas/books/services/sealLinks'
import { sealQuestions } from '../areas/books/services/sealQuestions'
import { seals } from '../areas/books/services/seals'
import { shifts } from '../areas/counter/services/shifts'
import { shopBundles } from '../areas/shops/services/shopBundles'
import { shopEvents } from '../areas/shops/services/shopEvents'
import { shopListings } from '../areas/shops/services/shopListings'
import { shops } from '../areas/shops/services/shops'
import { smsAccounts } from '../areas/sms/services/smsAccounts'
import { smsCampaigns } from '../areas/sms/services/smsCampaigns'
import { smsMessages } from '../areas/sms/services/smsMessages'
import { smsOptOuts } from '../areas/sms/services/smsOptOuts'
import { smsTemplates } from '../areas/sms/services/smsTemplates'
import { stockTransfers } from '../areas/goods/services/stockTransfers'
import { stocks } from '../areas/goods/services/stocks'
import { stocktakes } from '../areas/goods/services/stocktakes'
import { tasks } from '../areas/tasks/services/tasks'
import { taxRules } from '../areas/tax/services/taxRules'
import { uploads } from '../areas/workspace/services/uploads'
import { users } from '../areas/people/services/users'
import { warehouses } from '../areas/goods/services/warehouses'
import { webhookDeliveries } from '../areas/webhooks/services/webhookDeliveries'
import { webhooks } from '../areas/webhooks/services/webhooks'
import { workspaces } from '../areas/workspace/services/workspaces'
import { yearEnds } from '../areas/books/services/yearEnds'
import type { Registry } from '../foundation/declaration/define-service'

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
  carrierAccounts,
  categories,
  codStatements,
  codes,
  comments,
  dayCloses,
  deliveries,
  einvoiceAccounts,
  fbPages,
  fbPosts,
  fundGroups,
  funds,
  history,
  imports,
  invoices,
  ledger,
  monthLinks,
  orderDetails,
  orders,
  outgoing,
  pages,
  posts,
  products,
  proposals,
  pushDevices,
  questions,
  sealLinks,
  sealQuestions,
  seals,
  shifts,
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
  taxRules,
  uploads,
  users,
  warehouses,
  webhookDeliveries,
  webhooks,
  workspaces,
  yearEnds,
} satisfies Registry

/** The declarations with all they say, for the types that are derived from them. */
export type Services = typeof registry
/** The registry: every declared service. What the two sides know of services they know from here. */
export const services: Registry = registry
