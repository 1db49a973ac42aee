import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({ books: { id: 'books.frame.books', defaultMessage: 'Books' } })

export const feature: FeatureManifest = {
  name: 'books',
  routes: [{ path: '/report/books', right: '/report', lazy: () => import('./screens/books-screen').then((module) => module.BooksScreen) }],
  pages: [{ area: 'reports', to: '/report/books', title: m.books, order: 65, group: 'accounting', also: ['/report/months'] }],
}
