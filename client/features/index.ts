// Written by `npm run new -- features` from the folders that have an index.ts.
import type { FeatureManifest } from '../components/feature/manifest'
import { feature as adbreaks } from './adbreaks'
import { feature as agents } from './agents'
import { feature as apps } from './apps'
import { feature as bank } from './bank'
import { feature as bell } from './bell'
import { feature as errors } from './errors'
import { feature as fbPosts } from './fbPosts'
import { feature as funds } from './funds'
import { feature as history } from './history'
import { feature as home } from './home'
import { feature as imports } from './imports'
import { feature as info } from './info'
import { feature as inventoryOrders } from './inventoryOrders'
import { feature as liabilities } from './liabilities'
import { feature as members } from './members'
import { feature as orders } from './orders'
import { feature as partners } from './partners'
import { feature as payroll } from './payroll'
import { feature as platform } from './platform'
import { feature as print } from './print'
import { feature as products } from './products'
import { feature as report } from './report'
import { feature as shops } from './shops'
import { feature as sms } from './sms'
import { feature as stockTransfers } from './stockTransfers'
import { feature as stocks } from './stocks'
import { feature as stocktakes } from './stocktakes'
import { feature as tasks } from './tasks'
import { feature as warehouses } from './warehouses'
import { feature as workspaceSettings } from './workspace-settings'

/** The features behind the sign-in. */
export const features: readonly FeatureManifest[] = [
  adbreaks,
  agents,
  apps,
  bank,
  bell,
  errors,
  fbPosts,
  funds,
  history,
  home,
  imports,
  info,
  inventoryOrders,
  liabilities,
  members,
  orders,
  partners,
  payroll,
  platform,
  print,
  products,
  report,
  shops,
  sms,
  stockTransfers,
  stocks,
  stocktakes,
  tasks,
  warehouses,
  workspaceSettings,
]
