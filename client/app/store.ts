import { configureStore } from '@reduxjs/toolkit'
import type { ApiExtra } from '../api/api-extra'
import { baseApi } from '../api/base-api'
import { createKeyRing } from '../api/idempotency'
import { realClock } from '../api/realtime/clock'
import { connectionReducer } from '../api/realtime/connection-slice'
import { createHub, type Hub } from '../api/realtime/hub'
import type { SendTogether } from '../api/reads-together'
import { send } from '../api/send'
import { createRenewal, type Renewal } from '../api/session/renewal'
import { sessionReducer } from '../api/session/session-slice'

const configure = (extra: ApiExtra, checked: boolean) =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer, connection: connectionReducer },
    middleware: (usual) =>
      usual({ thunk: { extraArgument: extra }, immutableCheck: checked, serializableCheck: checked }).concat(baseApi.middleware),
  })

export type AppStore = ReturnType<typeof configure>
export type AppState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']

/** The store with the parts that live beside it. */
export interface AppParts {
  readonly store: AppStore
  readonly hub: Hub
  readonly renewal: Renewal
}

/**
 * @param checked whether a development build looks at every state after each action; suites would only be told that it took its time
 * @param sender how calls are sent; suites answer each by itself
 */
export const createAppStore = (checked = true, sender: SendTogether = send): AppParts => {
  const hub = createHub(realClock)
  const renewal = createRenewal()
  return { store: configure({ hub, renewal, keys: createKeyRing(), send: sender }, checked), hub, renewal }
}
