import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Hub } from '../api/realtime/hub'
import { HubContext } from '../api/realtime/hub-context'
import { LanguageProvider } from '../i18n/intl'
import { Questions } from '../ui/ConfirmDialog/Questions'
import { Toasts } from '../ui/Toasts/Toasts'
import type { AppStore } from './store'

/** What every screen finds around it: the store, the hub, the language, and a place for toasts. */
export const Providers = ({ store, hub, children }: { store: AppStore; hub: Hub; children: ReactNode }) => (
  <Provider store={store}>
    <HubContext value={hub}>
      <LanguageProvider>
        {children}
        <Questions />
        <Toasts />
      </LanguageProvider>
    </HubContext>
  </Provider>
)
