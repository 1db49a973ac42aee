import { render, renderHook, type RenderHookResult } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { keepPageRules } from '../api/realtime/later-page-rules'
import { pageRules } from '../api/realtime/page-rules'
import { sessionStarted, type Session } from '../api/session/session-slice'
import { Providers } from '../app/providers'
import { createAppStore, type AppParts } from '../app/store'
import { FeaturesContext } from '../components/feature/features-context'
import { features } from '../app/features'
import * as shownToasts from '../ui/Toasts/shown-toasts'
import { keepToasts } from '../ui/Toasts/Toasts'

// As if the code that comes after the first paint were there.
keepPageRules(pageRules)
keepToasts(shownToasts)

export interface AppSetting {
  /** Signed in as; nobody unless given. */
  readonly session?: Session
  /** Where the browser is: an address, or an entry of the history with its state. */
  readonly at?: NonNullable<ComponentProps<typeof MemoryRouter>['initialEntries']>[number]
}

const setUp = ({ session, at = '/' }: AppSetting): AppParts & { wrapper: (props: { children: ReactNode }) => ReactNode } => {
  const parts = createAppStore(false)
  if (session) parts.store.dispatch(sessionStarted(session))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers store={parts.store} hub={parts.hub}>
      <FeaturesContext value={features}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </FeaturesContext>
    </Providers>
  )
  return { ...parts, wrapper }
}

/** Renders a part of the application with its real store and hub; put `startFakeServer` behind it, look at it by `screen`. */
export const renderApp = (children: ReactNode, setting: AppSetting = {}): AppParts => {
  const { wrapper, ...parts } = setUp(setting)
  render(<>{children}</>, { wrapper })
  return parts
}

/** The same for a hook alone. */
export const renderAppHook = <T,>(hook: () => T, setting: AppSetting = {}): AppParts & RenderHookResult<T, unknown> => {
  const { wrapper, ...parts } = setUp(setting)
  return { ...parts, ...renderHook(hook, { wrapper }) }
}

/** Reads the code of the cards that features show on the figures page, which the browser loads when they are first shown. */
export const loadHomeCards = async (): Promise<void> => {
  await Promise.all(features.flatMap(({ homeCards = [] }) => homeCards.map(({ lazy }) => lazy())))
}
