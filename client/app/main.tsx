import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { baseApi } from '../api/base-api'
import { withOfflineReads } from '../api/offline-reads'
import { createSendTogether } from '../api/reads-together'
import { isAway, selectConnection } from '../api/realtime/connection-slice'
import { createLiveConnection } from '../api/realtime/live-connection'
import { watchSession } from '../api/session/watch-session'
import { PageTitle } from './page-title'
import { Providers } from './providers'
import { createRouter, preloadPrivateRoutes } from './router'
import { createAppStore } from './store'
import { readyCompany } from '../lib/outbox/waiting'
import '../lib/theme/styles'
import { startTheme } from '../lib/theme/theme-store'
import { startShellWorker } from '../lib/shell-worker'
import './app.css'

startTheme()
const { store, hub, renewal } = createAppStore(
  true,
  withOfflineReads(
    createSendTogether(),
    () => (readyCompany() ? import('../lib/outbox/kept-answers').then(({ keptAnswer }) => keptAnswer) : null),
    () => isAway(selectConnection(store.getState())),
  ),
)
let tellPainted: () => void = () => undefined
const firstPaint = new Promise<void>((resolve) => {
  tellPainted = resolve
})
const listen = createLiveConnection(store, hub, renewal, firstPaint)
watchSession(store, {
  hub,
  renewal,
  forget: () => store.dispatch(baseApi.util.resetApiState()),
  listen: (session) => {
    listen(session)
    // What can't be loaded shows when it is gone to.
    if (session) preloadPrivateRoutes().catch(() => undefined)
  },
})
startShellWorker()

/** Tells that the page was drawn with its texts. */
const FirstPaint = ({ onPainted }: { readonly onPainted: () => void }) => {
  useEffect(onPainted, [onPainted])
  return null
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// Not awaited at the top: scripts that are loaded for the router import this one.
void createRouter().then((router) =>
  createRoot(root).render(
    <StrictMode>
      <Providers store={store} hub={hub}>
        <FirstPaint onPainted={tellPainted} />
        <PageTitle />
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
)
