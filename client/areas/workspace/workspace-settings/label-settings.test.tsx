import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RecordOf } from '@shared/registry/service-types'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../testing/people'
import { renderApp } from '../../../testing/render-app'
import { LabelSettings } from './components/label-settings'

const workspace = { _id: workspaceId, rev: 4, name: 'Mộc Sương', opts: { orderTags: ['Gấp'], fundLabels: [] } }

// Toasts outlive the screen they were said on.
afterEach(() => act(() => toast.remove()))

it('A deleted order tag is brought back by Undo, over the revision that was saved', async () => {
  const { calls } = startFakeServer(({ method, body }) =>
    method === 'PATCH' ? { body: { ...workspace, ...(body as object), rev: 5 } } : pageOf([]),
  )
  renderApp(<LabelSettings workspace={workspace as unknown as RecordOf<'workspaces'>} />, { session: sessionOf(['bod']) })
  await userEvent.click(screen.getByRole('button', { name: /Gấp/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await screen.findByText('Taken back')
  expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([
    { opts: { orderTags: [] }, rev: 4 },
    { opts: { orderTags: ['Gấp'] }, rev: 5 },
  ])
})
