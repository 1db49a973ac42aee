import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({
  page: { id: 'questions.frame.page', defaultMessage: 'Questions' },
  one: { id: 'questions.frame.one', defaultMessage: 'Question' },
})

const askers = ['/report', '/sales', '/purchases', '/funds'] as const

export const feature: FeatureManifest = {
  name: 'questions',
  routes: [
    { path: '/report/questions', right: askers, lazy: () => import('./screens/questions-screen').then((module) => module.QuestionsScreen) },
  ],
  pages: [{ area: 'reports', to: '/report/questions', title: m.page, order: 5 }],
  homeCards: [{ rights: askers, order: 30, lazy: () => import('./components/home-questions').then((module) => module.HomeQuestions) }],
  records: { questions: { word: m.one, fields: () => import('./messages').then((module) => module.questionMessages) } },
}
