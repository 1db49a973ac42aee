// Made from the folders in server/areas/*/services by `npm run -s registry`; whoever adds such a file there runs it.
import type { RecordService } from '@shared/registry/names'
import type { OwnExample } from '../../testing/example'
import { activitiesExample } from '../../areas/people/services/activities/activities.example'
import { apAgentsExample } from '../../areas/agents/services/apAgents/apAgents.example'
import { apComsExample } from '../../areas/agents/services/apComs/apComs.example'
import { apPricesExample } from '../../areas/agents/services/apPrices/apPrices.example'
import { apiKeysExample } from '../../areas/workspace/services/apiKeys/apiKeys.example'
import { assetsExample } from '../../areas/partners/services/assets/assets.example'
import { bankAccountsExample } from '../../areas/bank/services/bankAccounts/bankAccounts.example'
import { bankTransfersExample } from '../../areas/bank/services/bankTransfers/bankTransfers.example'
import { carrierAccountsExample } from '../../areas/carriers/services/carrierAccounts/carrierAccounts.example'
import { codStatementsExample } from '../../areas/carriers/services/codStatements/codStatements.example'
import { codesExample } from '../../areas/platform-admin/services/codes/codes.example'
import { commentsExample } from '../../areas/talk/services/comments/comments.example'
import { dayClosesExample } from '../../areas/money/services/dayCloses/dayCloses.example'
import { deliveriesExample } from '../../areas/carriers/services/deliveries/deliveries.example'
import { einvoiceAccountsExample } from '../../areas/invoices/services/einvoiceAccounts/einvoiceAccounts.example'
import { fbPagesExample } from '../../areas/facebook/services/fbPages/fbPages.example'
import { fbPostsExample } from '../../areas/facebook/services/fbPosts/fbPosts.example'
import { fundsExample } from '../../areas/money/services/funds/funds.example'
import { importsExample } from '../../areas/imports/services/imports/imports.example'
import { invoicesExample } from '../../areas/invoices/services/invoices/invoices.example'
import { monthLinksExample } from '../../areas/agents/services/monthLinks/monthLinks.example'
import { ordersExample } from '../../areas/trade/services/orders/orders.example'
import { outgoingExample } from '../../areas/workspace/services/outgoing/outgoing.example'
import { pagesExample } from '../../areas/platform-admin/services/pages/pages.example'
import { postsExample } from '../../areas/wall/services/posts/posts.example'
import { productsExample } from '../../areas/goods/services/products/products.example'
import { proposalsExample } from '../../areas/assistants/services/proposals/proposals.example'
import { pushDevicesExample } from '../../areas/people/services/pushDevices/pushDevices.example'
import { questionsExample } from '../../areas/questions/services/questions/questions.example'
import { sealLinksExample } from '../../areas/books/services/sealLinks/sealLinks.example'
import { sealQuestionsExample } from '../../areas/books/services/sealQuestions/sealQuestions.example'
import { sealsExample } from '../../areas/books/services/seals/seals.example'
import { shiftsExample } from '../../areas/counter/services/shifts/shifts.example'
import { shopBundlesExample } from '../../areas/shops/services/shopBundles/shopBundles.example'
import { shopEventsExample } from '../../areas/shops/services/shopEvents/shopEvents.example'
import { shopListingsExample } from '../../areas/shops/services/shopListings/shopListings.example'
import { shopsExample } from '../../areas/shops/services/shops/shops.example'
import { smsAccountsExample } from '../../areas/sms/services/smsAccounts/smsAccounts.example'
import { smsCampaignsExample } from '../../areas/sms/services/smsCampaigns/smsCampaigns.example'
import { smsMessagesExample } from '../../areas/sms/services/smsMessages/smsMessages.example'
import { smsOptOutsExample } from '../../areas/sms/services/smsOptOuts/smsOptOuts.example'
import { smsTemplatesExample } from '../../areas/sms/services/smsTemplates/smsTemplates.example'
import { stockTransfersExample } from '../../areas/goods/services/stockTransfers/stockTransfers.example'
import { stocksExample } from '../../areas/goods/services/stocks/stocks.example'
import { stocktakesExample } from '../../areas/goods/services/stocktakes/stocktakes.example'
import { tasksExample } from '../../areas/tasks/services/tasks/tasks.example'
import { taxRulesExample } from '../../areas/tax/services/taxRules/taxRules.example'
import { uploadsExample } from '../../areas/workspace/services/uploads/uploads.example'
import { usersExample } from '../../areas/people/services/users/users.example'
import { webhookDeliveriesExample } from '../../areas/webhooks/services/webhookDeliveries/webhookDeliveries.example'
import { webhooksExample } from '../../areas/webhooks/services/webhooks/webhooks.example'
import { workspacesExample } from '../../areas/workspace/services/workspaces/workspaces.example'
import { yearEndsExample } from '../../areas/books/services/yearEnds/yearEnds.example'

/** What can't be made from the shapes, for the services that need it. */
export const ownExamples: { readonly [Name in RecordService]?: OwnExample } = {
  activities: activitiesExample,
  apAgents: apAgentsExample,
  apComs: apComsExample,
  apPrices: apPricesExample,
  apiKeys: apiKeysExample,
  assets: assetsExample,
  bankAccounts: bankAccountsExample,
  bankTransfers: bankTransfersExample,
  carrierAccounts: carrierAccountsExample,
  codStatements: codStatementsExample,
  codes: codesExample,
  comments: commentsExample,
  dayCloses: dayClosesExample,
  deliveries: deliveriesExample,
  einvoiceAccounts: einvoiceAccountsExample,
  fbPages: fbPagesExample,
  fbPosts: fbPostsExample,
  funds: fundsExample,
  imports: importsExample,
  invoices: invoicesExample,
  monthLinks: monthLinksExample,
  orders: ordersExample,
  outgoing: outgoingExample,
  pages: pagesExample,
  posts: postsExample,
  products: productsExample,
  proposals: proposalsExample,
  pushDevices: pushDevicesExample,
  questions: questionsExample,
  sealLinks: sealLinksExample,
  sealQuestions: sealQuestionsExample,
  seals: sealsExample,
  shifts: shiftsExample,
  shopBundles: shopBundlesExample,
  shopEvents: shopEventsExample,
  shopListings: shopListingsExample,
  shops: shopsExample,
  smsAccounts: smsAccountsExample,
  smsCampaigns: smsCampaignsExample,
  smsMessages: smsMessagesExample,
  smsOptOuts: smsOptOutsExample,
  smsTemplates: smsTemplatesExample,
  stockTransfers: stockTransfersExample,
  stocks: stocksExample,
  stocktakes: stocktakesExample,
  tasks: tasksExample,
  taxRules: taxRulesExample,
  uploads: uploadsExample,
  users: usersExample,
  webhookDeliveries: webhookDeliveriesExample,
  webhooks: webhooksExample,
  workspaces: workspacesExample,
  yearEnds: yearEndsExample,
}
