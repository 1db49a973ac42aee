import type { Crew } from './crew'

/**
 * A key of a web shop and a webhook to its warehouse, so that their pages show what they are for. Nobody has the key's letters or the
 * webhook's secret: they stand in answers that are thrown away. The webhook is switched off, and its address leads nowhere.
 */
export const connectPrograms = async (crew: Crew): Promise<void> => {
  await crew.create('founder', 'apiKeys', { name: 'Website bán hàng', rights: ['/sales'], dailyCalls: 5000 })
  const { _id } = await crew.create('founder', 'webhooks', {
    name: 'Kho Thủ Đức, máy in tem',
    url: 'https://kho.mocsuong.example/hook',
    events: ['orders.created', 'orders.patched'],
    rights: ['/sales'],
  })
  await crew.patch('founder', 'webhooks', _id, { status: 'paused' })
}
