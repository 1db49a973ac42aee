import type { OwnExample } from '../../../../testing/example'

export const webhooksExample: OwnExample = {
  create: () => ({ name: 'Website bán hàng', url: 'https://mocsuong.example/socai', events: ['orders.created'], rights: ['/sales'] }),
  patch: { name: 'Máy in tem' },
  otherPatch: { url: 'https://kho.example/socai' },
}
