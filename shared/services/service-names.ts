/** Every service that is served; the order is that of the API's pages. */
export const serviceNames = [
  'authentication',
  'users',
  'workspaces',
  'codes',
  'uploads',
  'categories',
  'products',
  'warehouses',
  'stocks',
  'orders',
  'assets',
  'funds',
  'fundGroups',
  'activities',
] as const

export type ServiceName = (typeof serviceNames)[number]
