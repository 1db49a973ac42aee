import type { FeatureManifest } from '../../../components/feature/manifest'

/** The screen with the texts of the company's books and of its months, both of which it shows. */
const screen = async () => {
  const { withTexts } = await import('../../../i18n/texts')
  return withTexts('books', () =>
    withTexts('months', () => import('./screens/accountant-screen').then((module) => module.AccountantScreen)),
  )
}

export const feature: FeatureManifest = {
  name: 'accountant',
  routes: [{ path: '/accountant/:company', open: true, bare: true, lazy: screen }],
}
