import { webcrypto } from 'node:crypto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderApp } from '../../../../testing/render-app'
import { useTaxes } from '../vat/use-taxes'
import { signedInclusive } from './signed-samples'
import { useDroppedInvoice } from './use-dropped-invoice'

Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

/** A supplier's file as it is dropped on the form: what is wrong with it is said, and nothing is taken where it can't be trusted. */

const workspace = {
  _id: workspaceId,
  name: 'Mộc Sương',
  slug: 'mocsuong',
  status: 'enabled',
  opts: {
    tax: { kind: 'company', vat: 'deduction', taxCode: '0316882407', legalName: 'Mộc Sương', legalAddress: 'Đà Lạt', since: '2026-01-01' },
  },
}

const invoice = ({ buyer = '0316882407', total = '1944000', head = '' } = {}): string =>
  `<?xml version="1.0"?>${head}<HDon><DLHDon><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C26TMS</KHHDon><SHDon>207</SHDon><NLap>2026-11-20</NLap></TTChung>
  <NDHDon><NBan><Ten>HTX chè Bảo Lộc</Ten><MST>5800614223</MST></NBan><NMua><Ten>Mộc Sương</Ten><MST>${buyer}</MST></NMua>
  <TToan><TgTCThue>1800000</TgTCThue><TgTThue>144000</TgTThue><TgTTTBSo>${total}</TgTTTBSo></TToan></NDHDon></DLHDon></HDon>`

const filled = jest.fn(() => Promise.resolve())
const Form = () => {
  useDroppedInvoice(filled, false)
  return <p>{useTaxes()?.tax.taxCode}</p>
}

/** A file as the browser hands it over; @param size another than what is in it */
const fileOf = (text: string, size = text.length) => ({ name: 'hoa-don.xml', size, text: () => Promise.resolve(text) })
const drop = (file: object): boolean =>
  fireEvent(document, Object.assign(new Event('drop', { bubbles: true }), { dataTransfer: { files: [file] } }))

beforeEach(async () => {
  filled.mockClear()
  startFakeServer(({ path }) => (path.startsWith('workspaces') ? { body: workspace } : { body: { total: 0, limit: 0, skip: 0, data: [] } }))
  renderApp(<Form />, { session: sessionOf(['/purchases']) })
  await screen.findByText('0316882407')
})

test('an invoice that its seller signed is filled without a word', async () => {
  drop(fileOf(signedInclusive))
  expect(await screen.findByText('Invoice 207 of HTX chè Bảo Lộc & bạn was read')).toBeInTheDocument()
  await waitFor(() => expect(filled).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/off its own sums|no signature|signed by|signature/)).toBeNull()
})

test('an invoice to a branch of the company is its own; what was changed after signing is filled and told', async () => {
  drop(fileOf(signedInclusive.replace('<MST>0316882407</MST>', '<MST>0316882407-001</MST>')))
  expect(
    await screen.findByText('The signature doesn’t fit the file: it was changed after signing. Ask the seller for the original'),
  ).toBeInTheDocument()
  expect(filled).toHaveBeenCalledTimes(1)
})

test.each([
  ['of 20 MB', fileOf(invoice(), 20_000_000), 'The file is too large for an invoice'],
  [
    'that defines entities',
    fileOf(invoice({ head: '<!DOCTYPE HDon [<!ENTITY x "y">]>' })),
    'This file defines words of its own, as no e-invoice does: it isn’t read. Ask the seller for the original.',
  ],
  ['that is a list of goods', fileOf('<Kho><TTChung/></Kho>'), 'This file is no e-invoice'],
  [
    'to another buyer',
    fileOf(invoice({ buyer: '0301558126' })),
    'Invoice 207 is to 0301558126, you are 0316882407: nothing was taken from it',
  ],
])('a file %s says why, and fills nothing', async (_what, file, said) => {
  drop(file)
  expect(await screen.findByText(said)).toBeInTheDocument()
  expect(filled).not.toHaveBeenCalled()
})

test('sums that are a dong off, and a file without a signature, are filled and told', async () => {
  drop(fileOf(invoice({ total: '1944001' })))
  expect(await screen.findByText(/^What is to be paid on the invoice is .*1.* off its own sums/)).toBeInTheDocument()
  expect(screen.getByText('There is no signature of the seller in the file: look the invoice up before you rely on it')).toBeInTheDocument()
  expect(filled).toHaveBeenCalledWith(expect.objectContaining({ number: '207', vat: 144_000 }))
})
