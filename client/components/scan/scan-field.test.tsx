import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { startFakeServer } from '../../testing/fake-server'
import { sessionOf } from '../../testing/people'
import { renderApp } from '../../testing/render-app'
import { ScanField } from './scan-field'

/** Takes each code but one. */
const Shelf = () => {
  const [result, setResult] = useState<{ good: boolean; text: string } | null>(null)
  return (
    <ScanField result={result} onCode={(code) => setResult({ good: code !== 'lạ', text: `${code}: ${code === 'lạ' ? 'không có' : 1}` })} />
  )
}

it('The camera stays open from code to code, and the last three are seen with what became of them', async () => {
  startFakeServer(() => ({ body: {} }))
  const codes = ['trà', 'trà', 'bánh', 'lạ', 'mứt']
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop: () => undefined }] }) },
  })
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  class Detector {
    detect = () => {
      const code = codes.shift()
      return Promise.resolve(code === undefined ? [] : [{ rawValue: code }])
    }
  }
  Object.assign(globalThis, { BarcodeDetector: Detector })
  renderApp(<Shelf />, { session: sessionOf(['/sales']) })
  await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  const camera = await screen.findByRole('dialog')
  expect(await within(camera).findByText('4 scans')).toBeInTheDocument()
  expect(
    within(camera)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['mứt: 1', 'lạ: không có', 'bánh: 1'])
  await userEvent.click(within(camera).getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
})
