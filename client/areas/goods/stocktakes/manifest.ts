import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  stocktakes: { id: 'stocktakes.frame.stocktakes', defaultMessage: 'Stocktakes' },
  newStocktake: { id: 'stocktakes.frame.new', defaultMessage: 'Count a warehouse' },
})

const rights = ['/purchases'] as const

export const feature: FeatureManifest = {
  name: 'stocktakes',
  routes: [
    {
      path: '/warehouses/stocktakes',
      right: rights,
      lazy: () => import('./screens/stocktakes-screen').then((module) => module.StocktakesScreen),
    },
    {
      path: '/warehouses/stocktakes/:stocktakeId',
      right: rights,
      lazy: () => import('./screens/count-screen').then((module) => module.CountScreen),
    },
  ],
  pages: [{ area: 'warehouses', to: '/warehouses/stocktakes', title: m.stocktakes, order: 30 }],
  creates: [{ key: 'new-stocktake', title: m.newStocktake, icon: 'scan', to: '/warehouses/stocktakes?open=new', rights, order: 65 }],
}
