import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'

const m = defineMessages({
  page: { id: 'codStatements.frame.page', defaultMessage: 'Money of carriers' },
  one: { id: 'codStatements.frame.one', defaultMessage: 'Statement of a carrier' },
})

export const feature: FeatureManifest = {
  name: 'codStatements',
  isFor: ({ carriers }) => carriers === true,
  routes: [
    {
      path: '/funds/carriers',
      right: '/funds',
      lazy: () => import('./screens/statements-screen').then((module) => module.StatementsScreen),
    },
  ],
  pages: [{ area: 'funds', to: '/funds/carriers', title: m.page, order: 15 }],
  records: { codStatements: { word: m.one, fields: () => import('./messages').then((module) => module.statementMessages) } },
}
