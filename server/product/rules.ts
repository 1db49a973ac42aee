// Made from the folders in server/areas/*/services by `npm run -s registry`; whoever adds such a file there runs it.
import type { RecordService } from '@shared/registry/names'
import type { ServiceRules } from '../kernel/service-rules'
import { activitiesRules } from '../areas/people/services/activities/activities.rules'
import { apAgentsRules } from '../areas/agents/services/apAgents/apAgents.rules'
import { apComsRules } from '../areas/agents/services/apComs/apComs.rules'
import { apPricesRules } from '../areas/agents/services/apPrices/apPrices.rules'
import { apRanksRules } from '../areas/agents/services/apRanks/apRanks.rules'
import { apiKeysRules } from '../areas/workspace/services/apiKeys/apiKeys.rules'
import { assetsRules } from '../areas/partners/services/assets/assets.rules'
import { bankAccountsRules } from '../areas/bank/services/bankAccounts/bankAccounts.rules'
import { bankTransfersRules } from '../areas/bank/services/bankTransfers/bankTransfers.rules'
import { carrierAccountsRules } from '../areas/carriers/services/carrierAccounts/carrierAccounts.rules'
import { categoriesRules } from '../areas/goods/services/categories/categories.rules'
import { codStatementsRules } from '../areas/carriers/services/codStatements/codStatements.rules'
import { codesRules } from '../areas/platform-admin/services/codes/codes.rules'
import { commentsRules } from '../areas/talk/services/comments/comments.rules'
import { dayClosesRules } from '../areas/money/services/dayCloses/dayCloses.rules'
import { deliveriesRules } from '../areas/carriers/services/deliveries/deliveries.rules'
import { einvoiceAccountsRules } from '../areas/invoices/services/einvoiceAccounts/einvoiceAccounts.rules'
import { fbPagesRules } from '../areas/facebook/services/fbPages/fbPages.rules'
import { fbPostsRules } from '../areas/facebook/services/fbPosts/fbPosts.rules'
import { fundsRules } from '../areas/money/services/funds/funds.rules'
import { historyRules } from '../areas/history/services/history/history.rules'
import { importsRules } from '../areas/imports/services/imports/imports.rules'
import { invoicesRules } from '../areas/invoices/services/invoices/invoices.rules'
import { ledgerRules } from '../areas/books/services/ledger/ledger.rules'
import { monthLinksRules } from '../areas/agents/services/monthLinks/monthLinks.rules'
import { orderDetailsRules } from '../areas/trade/services/orderDetails/orderDetails.rules'
import { ordersRules } from '../areas/trade/services/orders/orders.rules'
import { outgoingRules } from '../areas/workspace/services/outgoing/outgoing.rules'
import { pagesRules } from '../areas/platform-admin/services/pages/pages.rules'
import { postsRules } from '../areas/wall/services/posts/posts.rules'
import { productsRules } from '../areas/goods/services/products/products.rules'
import { proposalsRules } from '../areas/assistants/services/proposals/proposals.rules'
import { pushDevicesRules } from '../areas/people/services/pushDevices/pushDevices.rules'
import { questionsRules } from '../areas/questions/services/questions/questions.rules'
import { sealLinksRules } from '../areas/books/services/sealLinks/sealLinks.rules'
import { sealQuestionsRules } from '../areas/books/services/sealQuestions/sealQuestions.rules'
import { sealsRules } from '../areas/books/services/seals/seals.rules'
import { shiftsRules } from '../areas/counter/services/shifts/shifts.rules'
import { shopBundlesRules } from '../areas/shops/services/shopBundles/shopBundles.rules'
import { shopEventsRules } from '../areas/shops/services/shopEvents/shopEvents.rules'
import { shopsRules } from '../areas/shops/services/shops/shops.rules'
import { smsAccountsRules } from '../areas/sms/services/smsAccounts/smsAccounts.rules'
import { smsCampaignsRules } from '../areas/sms/services/smsCampaigns/smsCampaigns.rules'
import { smsOptOutsRules } from '../areas/sms/services/smsOptOuts/smsOptOuts.rules'
import { smsTemplatesRules } from '../areas/sms/services/smsTemplates/smsTemplates.rules'
import { stockTransfersRules } from '../areas/goods/services/stockTransfers/stockTransfers.rules'
import { stocksRules } from '../areas/goods/services/stocks/stocks.rules'
import { stocktakesRules } from '../areas/goods/services/stocktakes/stocktakes.rules'
import { tasksRules } from '../areas/tasks/services/tasks/tasks.rules'
import { taxRulesRules } from '../areas/tax/services/taxRules/taxRules.rules'
import { uploadsRules } from '../areas/workspace/services/uploads/uploads.rules'
import { usersRules } from '../areas/people/services/users/users.rules'
import { warehousesRules } from '../areas/goods/services/warehouses/warehouses.rules'
import { webhookDeliveriesRules } from '../areas/webhooks/services/webhookDeliveries/webhookDeliveries.rules'
import { webhooksRules } from '../areas/webhooks/services/webhooks/webhooks.rules'
import { workspacesRules } from '../areas/workspace/services/workspaces/workspaces.rules'
import { yearEndsRules } from '../areas/books/services/yearEnds/yearEnds.rules'
import { workspacesReports } from '../areas/reports/workspaces.reports'

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
  carrierAccounts: carrierAccountsRules,
  categories: categoriesRules,
  codStatements: codStatementsRules,
  codes: codesRules,
  comments: commentsRules,
  dayCloses: dayClosesRules,
  deliveries: deliveriesRules,
  einvoiceAccounts: einvoiceAccountsRules,
  fbPages: fbPagesRules,
  fbPosts: fbPostsRules,
  funds: fundsRules,
  history: historyRules,
  imports: importsRules,
  invoices: invoicesRules,
  ledger: ledgerRules,
  monthLinks: monthLinksRules,
  orderDetails: orderDetailsRules,
  orders: ordersRules,
  outgoing: outgoingRules,
  pages: pagesRules,
  posts: postsRules,
  products: productsRules,
  proposals: proposalsRules,
  pushDevices: pushDevicesRules,
  questions: questionsRules,
  sealLinks: sealLinksRules,
  sealQuestions: sealQuestionsRules,
  seals: sealsRules,
  shifts: shiftsRules,
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
  taxRules: taxRulesRules,
  uploads: uploadsRules,
  users: usersRules,
  warehouses: warehousesRules,
  webhookDeliveries: webhookDeliveriesRules,
  webhooks: webhooksRules,
  workspaces: { ...workspacesRules, reports: { ...workspacesRules.reports, ...workspacesReports } },
  yearEnds: yearEndsRules,
}
