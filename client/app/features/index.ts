// Written by `npm run new -- features` from the folders that have a manifest.ts.
import type { FeatureManifest } from '../../components/feature/manifest'
import { feature as accesses } from '../../areas/workspace/accesses/manifest'
import { feature as accountant } from '../../areas/books/accountant/manifest'
import { feature as adbreaks } from '../../areas/facebook/adbreaks/manifest'
import { feature as agents } from '../../areas/agents/manifest'
import { feature as apps } from '../apps/manifest'
import { feature as assistants } from '../../areas/assistants/manifest'
import { feature as bank } from '../../areas/bank/manifest'
import { feature as bell } from '../../areas/people/bell/manifest'
import { feature as books } from '../../areas/books/manifest'
import { feature as carrierAccounts } from '../../areas/carriers/carrierAccounts/manifest'
import { feature as codStatements } from '../../areas/carriers/codStatements/manifest'
import { feature as counter } from '../../areas/counter/manifest'
import { feature as deliveries } from '../../areas/carriers/deliveries/manifest'
import { feature as errors } from '../errors/manifest'
import { feature as evening } from '../../areas/money/evening/manifest'
import { feature as fbPosts } from '../../areas/facebook/fbPosts/manifest'
import { feature as funds } from '../../areas/money/funds/manifest'
import { feature as history } from '../../areas/history/manifest'
import { feature as home } from '../../areas/wall/home/manifest'
import { feature as imports } from '../../areas/imports/manifest'
import { feature as info } from '../../areas/platform-admin/info/manifest'
import { feature as inventoryOrders } from '../../areas/trade/inventoryOrders/manifest'
import { feature as invoices } from '../../areas/invoices/manifest'
import { feature as liabilities } from '../../areas/trade/liabilities/manifest'
import { feature as members } from '../../areas/people/members/manifest'
import { feature as months } from '../../areas/books/months/manifest'
import { feature as movingIn } from '../../areas/imports/moving-in/manifest'
import { feature as orders } from '../../areas/trade/orders/manifest'
import { feature as outgoing } from '../../areas/workspace/outgoing/manifest'
import { feature as ownMonth } from '../../areas/money/own-month/manifest'
import { feature as ownServices } from '../../areas/workspace/own-services/manifest'
import { feature as partners } from '../../areas/partners/manifest'
import { feature as payroll } from '../../areas/people/payroll/manifest'
import { feature as platform } from '../../areas/platform-admin/platform/manifest'
import { feature as print } from '../../areas/trade/print/manifest'
import { feature as products } from '../../areas/goods/products/manifest'
import { feature as questions } from '../../areas/questions/manifest'
import { feature as report } from '../../areas/reports/report/manifest'
import { feature as shops } from '../../areas/shops/manifest'
import { feature as sms } from '../../areas/sms/manifest'
import { feature as stockTransfers } from '../../areas/goods/stockTransfers/manifest'
import { feature as stocks } from '../../areas/goods/stocks/manifest'
import { feature as stocktakes } from '../../areas/goods/stocktakes/manifest'
import { feature as tasks } from '../../areas/tasks/manifest'
import { feature as taxes } from '../../areas/tax/taxes/manifest'
import { feature as trips } from '../../areas/carriers/trips/manifest'
import { feature as warehouses } from '../../areas/goods/warehouses/manifest'
import { feature as webhooks } from '../../areas/webhooks/manifest'
import { feature as workspaceSettings } from '../../areas/workspace/workspace-settings/manifest'

/** The features behind the sign-in. */
export const features: readonly FeatureManifest[] = [
  accesses,
  accountant,
  adbreaks,
  agents,
  apps,
  assistants,
  bank,
  bell,
  books,
  carrierAccounts,
  codStatements,
  counter,
  deliveries,
  errors,
  evening,
  fbPosts,
  funds,
  history,
  home,
  imports,
  info,
  inventoryOrders,
  invoices,
  liabilities,
  members,
  months,
  movingIn,
  orders,
  outgoing,
  ownMonth,
  ownServices,
  partners,
  payroll,
  platform,
  print,
  products,
  questions,
  report,
  shops,
  sms,
  stockTransfers,
  stocks,
  stocktakes,
  tasks,
  taxes,
  trips,
  warehouses,
  webhooks,
  workspaceSettings,
]
