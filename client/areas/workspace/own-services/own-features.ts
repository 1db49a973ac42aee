import type { Language } from '@shared/registry/catalogue'
import type { OwnService } from '../../../api/own-services'
import type { FeatureManifest } from '../../../components/feature/manifest'

/** Where the company's own services stand, and what the history calls them. */
export const ownFeatures = (services: readonly OwnService[], language: Language): readonly FeatureManifest[] =>
  services.map((service, order) => ({
    name: 'own-services',
    pages: [
      {
        area: 'own',
        to: `/own/${service.name}`,
        title: { id: `own-services.page.${service.name}`, defaultMessage: service.words.many[language] },
        order,
      },
    ],
    records: {
      [service.path]: {
        word: { id: `own-services.word.${service.name}`, defaultMessage: service.words.one[language] },
        fields: () => import('./declared').then(({ declared, labelsOf }) => (declared(service), labelsOf(service, language))),
      },
    },
  }))
