import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createAppStore } from '../app/store'
import { sessionOf } from '../testing/people'
import { useOwnServices } from './own-services'
import { createSendTogether } from './reads-together'
import { sessionStarted } from './session/session-slice'

const lines = '{"at":0,"status":200,"body":{"total":4}}\n{"at":1,"status":200,"body":{"data":[]}}\n'

it('A page that opens asks for the company’s own lists and for all else it shows in one request', async () => {
  const asked: [string, unknown][] = []
  globalThis.fetch = ((url: string, init: RequestInit) => {
    asked.push([url, JSON.parse(String(init.body))])
    const waiting = [new TextEncoder().encode(lines)]
    const read = () => Promise.resolve({ done: waiting.length === 0, value: waiting.shift() })
    return Promise.resolve({ ok: true, status: 200, body: { getReader: () => ({ read }) } })
  }) as never
  const send = createSendTogether()
  const { store } = createAppStore(false, send)
  store.dispatch(sessionStarted(sessionOf([])))
  const others = send({ service: 'funds', method: 'find' }, { accessToken: 'token-1', language: 'en' })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useOwnServices(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([]))
  expect(await others).toEqual({ data: { total: 4 } })
  expect(asked).toEqual([['/api/reads', { reads: ['funds', 'ownServices'] }]])
})
