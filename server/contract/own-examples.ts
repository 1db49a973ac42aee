// Made from the folders in server/services by `npm run -s registry`; whoever adds such a file there runs it.
import type { RecordService } from '@shared/services/names'
import type { OwnExample } from '../testing/example'
import { activitiesExample } from '../services/activities/activities.example'
import { apAgentsExample } from '../services/apAgents/apAgents.example'
import { apComsExample } from '../services/apComs/apComs.example'
import { apPricesExample } from '../services/apPrices/apPrices.example'
import { apiKeysExample } from '../services/apiKeys/apiKeys.example'
import { assetsExample } from '../services/assets/assets.example'
import { bankAccountsExample } from '../services/bankAccounts/bankAccounts.example'
import { bankTransfersExample } from '../services/bankTransfers/bankTransfers.example'
import { codesExample } from '../services/codes/codes.example'
import { commentsExample } from '../services/comments/comments.example'
import { fbPagesExample } from '../services/fbPages/fbPages.example'
import { fbPostsExample } from '../services/fbPosts/fbPosts.example'
import { fundsExample } from '../services/funds/funds.example'
import { importsExample } from '../services/imports/imports.example'
import { ordersExample } from '../services/orders/orders.example'
import { pagesExample } from '../services/pages/pages.example'
import { postsExample } from '../services/posts/posts.example'
import { productsExample } from '../services/products/products.example'
import { shopBundlesExample } from '../services/shopBundles/shopBundles.example'
import { shopEventsExample } from '../services/shopEvents/shopEvents.example'
import { shopListingsExample } from '../services/shopListings/shopListings.example'
import { shopsExample } from '../services/shops/shops.example'
import { smsAccountsExample } from '../services/smsAccounts/smsAccounts.example'
import { smsCampaignsExample } from '../services/smsCampaigns/smsCampaigns.example'
import { smsMessagesExample } from '../services/smsMessages/smsMessages.example'
import { smsOptOutsExample } from '../services/smsOptOuts/smsOptOuts.example'
import { smsTemplatesExample } from '../services/smsTemplates/smsTemplates.example'
import { stockTransfersExample } from '../services/stockTransfers/stockTransfers.example'
import { stocksExample } from '../services/stocks/stocks.example'
import { stocktakesExample } from '../services/stocktakes/stocktakes.example'
import { tasksExample } from '../services/tasks/tasks.example'
import { uploadsExample } from '../services/uploads/uploads.example'
import { usersExample } from '../services/users/users.example'
import { workspacesExample } from '../services/workspaces/workspaces.example'

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
  codes: codesExample,
  comments: commentsExample,
  fbPages: fbPagesExample,
  fbPosts: fbPostsExample,
  funds: fundsExample,
  imports: importsExample,
  orders: ordersExample,
  pages: pagesExample,
  posts: postsExample,
  products: productsExample,
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
  uploads: uploadsExample,
  users: usersExample,
  workspaces: workspacesExample,
}
