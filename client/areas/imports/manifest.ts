import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { answeredNotice, waitsNotice } from '../../components/second-person/second-person-notices'

const m = defineMessages({
  imports: { id: 'imports.frame.imports', defaultMessage: 'Bring in data' },
  newImport: { id: 'imports.frame.new', defaultMessage: 'Bring in a sheet' },
})

const rights = ['/sales', '/purchases', '/funds'] as const

export const feature: FeatureManifest = {
  name: 'imports',
  app: 'importXLSX',
  routes: [
    { path: '/imports', right: rights, lazy: () => import('./screens/imports-screen').then((module) => module.ImportsScreen) },
    {
      path: '/imports/:importId',
      right: rights,
      lazy: () => import('./screens/sheet-screen').then((module) => module.SheetScreen),
    },
    {
      path: '/imports/:importId/rehearsal',
      right: rights,
      lazy: () => import('./screens/dry-run-screen').then((module) => module.DryRunScreen),
    },
  ],
  pages: [{ area: 'settings', to: '/imports', title: m.imports, order: 40 }],
  creates: [{ key: 'new-import', title: m.newImport, icon: 'upload', to: '/imports', rights, order: 90 }],
  notices: { 'import-waits': waitsNotice('/imports/'), 'import-answered': answeredNotice('/imports/') },
}
