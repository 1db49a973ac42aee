// Made from the folders in server/services by `npm run -s registry`; whoever adds such a file there runs it.
import type { RecordService } from '@shared/services/names'
import type { ServiceRules } from '../kernel/service-rules'
import { activitiesRules } from './activities/activities.rules'
import { apAgentsRules } from './apAgents/apAgents.rules'
import { apComsRules } from './apComs/apComs.rules'
import { apPricesRules } from './apPrices/apPrices.rules'
import { apRanksRules } from './apRanks/apRanks.rules'
import { apiKeysRules } from './apiKeys/apiKeys.rules'
import { assetsRules } from './assets/assets.rules'
import { bankAccountsRules } from './bankAccounts/bankAccounts.rules'
import { bankTransfersRules } from './bankTransfers/bankTransfers.rules'
import { codesRules } from './codes/codes.rules'
import { commentsRules } from './comments/comments.rules'
import { fbPagesRules } from './fbPages/fbPages.rules'
import { fbPostsRules } from './fbPosts/fbPosts.rules'
import { fundsRules } from './funds/funds.rules'
import { historyRules } from './history/history.rules'
import { importsRules } from './imports/imports.rules'
import { orderDetailsRules } from './orderDetails/orderDetails.rules'
import { ordersRules } from './orders/orders.rules'
import { pagesRules } from './pages/pages.rules'
import { postsRules } from './posts/posts.rules'
import { productsRules } from './products/products.rules'
import { shopBundlesRules } from './shopBundles/shopBundles.rules'
import { shopEventsRules } from './shopEvents/shopEvents.rules'
import { shopsRules } from './shops/shops.rules'
import { smsAccountsRules } from './smsAccounts/smsAccounts.rules'
import { smsCampaignsRules } from './smsCampaigns/smsCampaigns.rules'
import { smsOptOutsRules } from './smsOptOuts/smsOptOuts.rules'
import { smsTemplatesRules } from './smsTemplates/smsTemplates.rules'
import { stockTransfersRules } from './stockTransfers/stockTransfers.rules'
import { stocksRules } from './stocks/stocks.rules'
import { stocktakesRules } from './stocktakes/stocktakes.rules'
import { tasksRules } from './tasks/tasks.rules'
import { uploadsRules } from './uploads/uploads.rules'
import { usersRules } from './users/users.rules'
import { warehousesRules } from './warehouses/warehouses.rules'
import { workspacesRules } from './workspaces/workspaces.rules'

/** The rules that declarations can't say, for the services that have any. */
export const rules: { readonly [Name in RecordService]?: ServiceRules<Name> } = {
  activities: activitiesRules,
  apAgents: apAgentsRules,
  apComs: apComsRules,
  apPrices: apPricesRules,
  apRanks: apRanksRules,
  apiKeys: apiKeysRules,
  assets: assetsRules,
  bankAccounts: bankAccountsRules,
  bankTransfers: bankTransfersRules,
  codes: codesRules,
  comments: commentsRules,
  fbPages: fbPagesRules,
  fbPosts: fbPostsRules,
  funds: fundsRules,
  history: historyRules,
  imports: importsRules,
  orderDetails: orderDetailsRules,
  orders: ordersRules,
  pages: pagesRules,
  posts: postsRules,
  products: productsRules,
  shopBundles: shopBundlesRules,
  shopEvents: shopEventsRules,
  shops: shopsRules,
  smsAccounts: smsAccountsRules,
  smsCampaigns: smsCampaignsRules,
  smsOptOuts: smsOptOutsRules,
  smsTemplates: smsTemplatesRules,
  stockTransfers: stockTransfersRules,
  stocks: stocksRules,
  stocktakes: stocktakesRules,
  tasks: tasksRules,
  uploads: uploadsRules,
  users: usersRules,
  warehouses: warehousesRules,
  workspaces: workspacesRules,
}
