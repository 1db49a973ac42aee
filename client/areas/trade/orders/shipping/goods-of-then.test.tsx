import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, refusal, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { riceId, sampleOrder, teaId, thuDuc } from '../order-samples'
import { ShippingDialog } from './shipping-dialog'

const warehouse = { _id: thuDuc, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Thủ Đức', status: 'active' }

afterEach(() => act(() => toast.remove()))

it.each([
  [3, '3 are left'],
  [0, 'none is left'],
])('A shipment refused beside a stock of 32 says that of what was there at its moment %i are left', async (left, words) => {
  startFakeServer(({ path, query, method }) => {
    if (method === 'PATCH')
      return refusal(409, 'conflict', 'Gạo not enough stock', { data: { productId: riceId, at: '2026-11-15T03:00:00.000Z', left } })
    if (path === 'stocks' && query.get('report') === 'levels')
      return { body: { data: [riceId, teaId].map((productId) => ({ productId, warehouseId: thuDuc, count: 32 })) } }
    return path.startsWith('workspaces/')
      ? { body: { _id: workspaceId, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', opts: {} } }
      : pageOf([])
  })
  renderApp(<ShippingDialog order={sampleOrder()} editing={null} warehouses={[warehouse as never]} onClose={() => undefined} />, {
    session: sessionOf(['/sales']),
  })
  await screen.findAllByText('32')
  await userEvent.click(screen.getByRole('button', { name: /^Ship 14/ }))
  // A toast says it, too, for as long as it stands.
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    `Gạo not enough stock. Of what was there at 15/11/2026 10:00, ${words}`,
  )
})
