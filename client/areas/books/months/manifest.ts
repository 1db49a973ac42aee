import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { accountantQuestionNotice, booksDifferNotice } from './notices'

const m = defineMessages({
  seal: { id: 'months.frame.seal', defaultMessage: 'Seal of a month' },
  link: { id: 'months.frame.link', defaultMessage: 'Link to a sealed month' },
  question: { id: 'months.frame.question', defaultMessage: 'Question of an accountant' },
  keyLink: { id: 'months.frame.key.link', defaultMessage: 'Link for an accountant' },
  yearEnd: { id: 'months.frame.yearEnd', defaultMessage: 'End of a year' },
})

export const feature: FeatureManifest = {
  name: 'months',
  routes: [
    { path: '/report/months', right: '/report', lazy: () => import('./screens/months-screen').then((module) => module.MonthsScreen) },
    { path: '/report/months/:month', right: 'bod', lazy: () => import('./screens/closing-screen').then((module) => module.ClosingScreen) },
    {
      path: '/print/seal/:id',
      right: '/report',
      bare: true,
      lazy: () => import('./screens/seal-paper-screen').then((module) => module.SealPaperScreen),
    },
  ],
  records: {
    seals: { word: m.seal, fields: () => import('./messages').then((module) => module.sealMessages) },
    sealLinks: { word: m.link, fields: () => import('./messages').then((module) => module.linkMessages) },
    sealQuestions: { word: m.question, fields: () => import('./messages').then((module) => module.questionMessages) },
    yearEnds: { word: m.yearEnd, fields: () => import('./messages').then((module) => module.yearEndMessages) },
  },
  notices: { 'accountant-question': accountantQuestionNotice, 'books-differ': booksDifferNotice },
  keys: [{ needs: ['l'], keys: ['L'], does: m.keyLink }],
}
