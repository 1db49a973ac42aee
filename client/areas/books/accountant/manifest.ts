import type { FeatureManifest } from '../../../components/feature/manifest'
import { withTexts } from '../../../i18n/texts'

export const feature: FeatureManifest = {
  name: 'accountant',
  routes: [
    {
      path: '/accountant/:company',
      open: true,
      bare: true,
      // It shows the company's books and what it says of its months.
      lazy: () =>
        withTexts('books', () =>
          withTexts('months', () => import('./screens/accountant-screen').then((module) => module.AccountantScreen)),
        ),
    },
  ],
}
