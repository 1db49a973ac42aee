import type { RecordService } from '@shared/registry/names'

/** Commands of services whose records aren't entered in the books: each is tried on an example, and no figure moves. */
export const quietCommands: { readonly [Name in RecordService]?: readonly string[] } = {
  activities: ['create', 'patch', 'patch status=read', 'patch status=approved', 'patch status=disapproved', 'remove'],
  apAgents: ['create', 'patch', 'remove'],
  apComs: ['create', 'create draft', 'remove'],
  apPrices: ['create', 'patch'],
  apRanks: ['create', 'patch'],
  apiKeys: ['create', 'patch', 'patch status=revoked'],
  bankAccounts: [
    ...['create', 'create secret', 'create token'],
    ...['patch', 'patch secret', 'patch token', 'patch status=active', 'patch status=removed'],
  ],
  bankTransfers: [
    ...['create statement', 'create fetch'],
    ...['patch status=waiting', 'patch status=aside', 'patch partnerId', 'patch group'],
  ],
  categories: ['create', 'patch'],
  codes: ['create', 'patch', 'patch status=revoked'],
  comments: ['create', 'patch', 'patch status=active', 'patch status=removed', 'patch many'],
  fbPages: ['create', 'create token', 'patch', 'patch token', 'remove'],
  fbPosts: [
    ...['create', 'patch', 'remove'],
    ...['draft', 'waiting', 'scheduled', 'sending', 'published', 'failed', 'unsure', 'removed'].map((status) => `patch status=${status}`),
  ],
  fundGroups: ['create'],
  history: ['patch many'],
  imports: ['create', 'create upload', 'create rows', 'create columns', 'patch changes', 'patch status=rehearsed'],
  pages: [...['create', 'create status=active', 'create status=hidden'], ...['patch', 'patch status=active', 'patch status=hidden']],
  posts: ['create', 'patch', 'patch status=active', 'patch status=pending', 'patch status=completed', 'patch status=removed'],
  products: [...['create', 'create status=active', 'create status=disabled'], ...['patch', 'patch status=active', 'patch status=disabled']],
  seals: ['create'],
  shopBundles: ['create', 'patch', 'remove'],
  shops: ['patch', 'patch replay', 'patch fetch', 'patch send'],
  smsAccounts: [
    ...['create', 'create key', 'create secret'],
    ...['patch', 'patch key', 'patch secret', 'patch status=active', 'patch status=removed'],
  ],
  smsCampaigns: [
    ...['create', 'create partnerIds', 'create numbers', 'create skipRecentDays', 'create rehearse', 'patch', 'patch resend'],
    ...['scheduled', 'sending', 'paused', 'done', 'cancelled'].map((status) => `patch status=${status}`),
  ],
  smsOptOuts: ['create', 'patch', 'remove'],
  smsTemplates: ['create', 'patch', 'remove'],
  stocktakes: ['patch status=open', 'patch status=cancelled'],
  tasks: [
    ...['create', 'patch', 'patch result', 'patch ticked', 'remove'],
    ...['assigned', 'done', 'completed', 'cancelled'].map((status) => `patch status=${status}`),
  ],
  uploads: ['create', 'create uri'],
  users: [
    ...['create', 'create status=active', 'create status=disabled', 'create password'],
    ...['patch', 'patch status=active', 'patch status=disabled', 'patch password', 'patch currentPassword'],
  ],
  warehouses: ['create', 'patch', 'patch status=active', 'patch status=removed'],
  workspaces: [
    ...['create', 'create invitationCode', 'create founder'],
    ...['patch', 'patch status=enabled', 'patch status=disabled', 'patch secretcode', 'patch apiKey'],
  ],
}

/** What says something of an order, an entry or a partner and moves no figure: a change of one that counts, in turn. */
export const words: Readonly<Record<'orders' | 'funds' | 'assets', readonly object[]>> = {
  orders: [
    { refId: 'HĐ-1' },
    { note: 'Giao chiều' },
    { tracking: 'GHN-1' },
    { reservation: 'Bàn 5' },
    { tags: [] },
    { discountNote: 'Khách quen' },
    { warehouseId: '$warehouse' },
    { share: true },
    { status: 'confirmed' },
    { status: 'processing' },
    { status: 'processed' },
  ],
  funds: [
    { name: 'Thu lặt vặt' },
    { recipientName: 'Chị Hoa' },
    { recipientInfo: 'Huế' },
    { note: 'Đã thu' },
    { refId: 'PT-1' },
    { avatar: '/files/x.jpg' },
  ],
  assets: [
    { name: 'Chị Hoa' },
    { phone: '0909123456' },
    { email: 'hoa@x.example' },
    { address: 'Huế' },
    { shippingName: 'Chị Hoa' },
    { shippingPhone: '0909123456' },
    { shippingAddress: 'Huế' },
    { asset_code: 'KH-1' },
    { avatar: '/files/x.jpg' },
    { note: 'Khách quen' },
    { status: 'removed' },
    { status: 'active' },
  ],
}

/** What is asked of orders, entries and assets and enters nothing: made or refused, no figure moves. */
export const withoutFigures: readonly (readonly [string, 'POST' | 'PATCH', string, object])[] = [
  ...['Owned Assets', 'Rented Assets', 'Sales Agents', 'Customers', 'Suppliers', 'Important Notes'].map(
    (group) => [`assets create group=${group}`, 'POST', 'assets', { group, name: `Mới ${group}` }] as const,
  ),
  ['assets create', 'POST', 'assets', { group: 'Customers', name: 'Anh Nam' }],
  ['assets create pinned', 'POST', 'assets', { group: 'Important Notes', name: 'Số cứu hoả', pinned: true }],
  ['assets create platformCode', 'POST', 'assets', { group: 'Sales Agents', name: 'Gian', platformName: 'tiki', platformCode: 'x' }],
  ['assets create platformToken', 'POST', 'assets', { group: 'Sales Agents', name: 'Gian', platformName: 'tiki', platformToken: 'x' }],
  ['assets patch platformName', 'PATCH', 'assets/$customer', { platformName: 'tiki' }],
  ['assets patch platformCode', 'PATCH', 'assets/$customer', { platformCode: 'x' }],
  ['assets patch platformToken', 'PATCH', 'assets/$customer', { platformToken: 'x' }],
  ['assets patch link', 'PATCH', 'assets/$asset', { link: 'https://example.com/x' }],
  ['assets patch userId', 'PATCH', 'assets/$asset', { userId: '$founder' }],
  ['assets patch period', 'PATCH', 'assets/$asset', { period: 3 }],
  ['assets patch attachments', 'PATCH', 'assets/$asset', { attachments: [] }],
  ['assets patch pinned', 'PATCH', 'assets/$note', { pinned: true }],
  ['assets patch privacy', 'PATCH', 'assets/$note', { privacy: 'bod' }],
  ['assets patch sisterWorkspaceId', 'PATCH', 'assets/$customer', { sisterWorkspaceId: null }],
  ['funds create status=new-entry', 'POST', 'funds', { group: 'Other Income', amount: 5, status: 'new-entry' }],
  ['funds create status=pending', 'POST', 'funds', { group: 'Other Income', amount: 5, status: 'pending' }],
  ['funds patch status=pending', 'PATCH', 'funds/$waiting', { status: 'pending' }],
  ['funds patch status=new-entry', 'PATCH', 'funds/$waiting', { status: 'new-entry' }],
  ['funds patch status=cancelled', 'PATCH', 'funds/$waiting', { status: 'cancelled' }],
  ...['partial-shipped', 'shipped', 'arriving', 'shipmentDelivered', 'finished', 'returning', 'returned', 'cancelled'].map(
    (status) =>
      [`orders create status=${status}`, 'POST', 'orders', { group: 'sales', customerId: '$customer', total: 5, status }] as const,
  ),
  ...['reserved', 'arriving', 'shipmentDelivered', 'returning', 'partial-shipped', 'new-order'].map(
    (status) => [`orders patch status=${status}`, 'PATCH', 'orders/$shipped', { status }] as const,
  ),
  ['orders patch many', 'PATCH', 'orders?tag=Gấp', { tag: 'Rất gấp' }],
]
