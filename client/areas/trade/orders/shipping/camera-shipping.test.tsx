import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { pageOf, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { ReturnDialog } from '../returns/return-dialog'
import { riceId, sampleOrder, thuDuc } from '../order-samples'
import { ShippingDialog } from './shipping-dialog'

const unit = 'abcdefabcdefabcdefab10d0'
const warehouse = { _id: thuDuc, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Thủ Đức', status: 'active' }

/** A camera before which this code is held. */
const holdBeforeCamera = (code: string): void => {
  const film = { getTracks: () => [{ stop: () => undefined }] }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => Promise.resolve(film) } })
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  class Detector {
    detect = () => Promise.resolve([{ rawValue: code }])
  }
  Object.assign(globalThis, { BarcodeDetector: Detector })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  act(() => toast.remove())
})

const open = (stock: object[]) => {
  startFakeServer(({ path }) =>
    path.startsWith('workspaces/')
      ? {
          body: {
            _id: workspaceId,
            rev: 1,
            created: warehouse.created,
            name: 'Mộc Sương',
            zone: 'Asia/Ho_Chi_Minh',
            apps: [],
            opts: {},
            cfg: {},
          },
        }
      : pageOf(path === 'stocks' ? stock : []),
  )
  const order = sampleOrder()
  renderApp(<ShippingDialog order={order} editing={null} warehouses={[warehouse as never]} onClose={() => undefined} />, {
    session: sessionOf(['/sales']),
  })
}

it('A unit that is held before the camera is the one that ships', async () => {
  holdBeforeCamera(unit)
  open([{ _id: unit, productId: riceId, warehouseId: thuDuc, exported: false }])
  await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect((await screen.findAllByText('Gạo: 1')).length).toBeGreaterThan(0)
})

it('A unit of another warehouse is refused over the camera’s picture, by name', async () => {
  holdBeforeCamera(unit)
  open([{ _id: unit, productId: riceId, warehouseId: 'aaaaaaaaaaaaaaaaaaaaaa99', exported: false }])
  await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  const picture = await screen.findByRole('dialog', { name: 'Hold the code before the camera' })
  expect(await screen.findAllByText(/10D0 .*warehouse/)).not.toHaveLength(0)
  expect(picture).toHaveTextContent(/10D0/)
})

it('What comes back is scanned by the camera too', async () => {
  holdBeforeCamera(unit)
  startFakeServer(() => pageOf([]))
  renderApp(<ReturnDialog order={sampleOrder()} warehouses={[]} onClose={() => undefined} />, { session: sessionOf(['/sales']) })
  expect(await screen.findByRole('button', { name: 'Scan with the camera' })).toBeInTheDocument()
})
