// Made from the declarations in this folder by `npm run -s registry`; whoever adds a file here runs it.

/** Every service that keeps records; `authentication` keeps none and is registered apart. */
export const recordServices = [
  'activities',
  'apAgents',
  'apComs',
  'apPrices',
  'apRanks',
  'assets',
  'bankAccounts',
  'bankTransfers',
  'categories',
  'codes',
  'comments',
  'fundGroups',
  'funds',
  'history',
  'imports',
  'orderDetails',
  'orders',
  'pages',
  'posts',
  'products',
  'stockTransfers',
  'stocks',
  'stocktakes',
  'tasks',
  'uploads',
  'users',
  'warehouses',
  'workspaces',
] as const
export type RecordService = (typeof recordServices)[number]
