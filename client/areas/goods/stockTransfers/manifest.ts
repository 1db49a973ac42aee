import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  transfers: { id: 'stockTransfers.frame.transfers', defaultMessage: 'Transfers' },
  newTransfer: { id: 'stockTransfers.frame.new', defaultMessage: 'Move goods between warehouses' },
})

const rights = ['/sales', '/purchases'] as const

export const feature: FeatureManifest = {
  name: 'stockTransfers',
  routes: [
    {
      path: '/warehouses/transfers',
      right: rights,
      lazy: () => import('./screens/transfers-screen').then((module) => module.TransfersScreen),
    },
  ],
  pages: [{ area: 'warehouses', to: '/warehouses/transfers', title: m.transfers, order: 20 }],
  creates: [{ key: 'new-transfer', title: m.newTransfer, icon: 'warehouse', to: '/warehouses/transfers?open=new', rights, order: 60 }],
}
