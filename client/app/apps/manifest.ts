import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'

const m = defineMessages({
  area: { id: 'apps.frame.area', defaultMessage: 'Apps' },
})

/** The area of the apps. Each app's own feature puts its pages into it and says in `appMenu` how it is called there. */
export const feature: FeatureManifest = {
  name: 'apps',
  areas: [{ key: 'apps', title: m.area, icon: 'apps', order: -10, place: 'foot' }],
}
