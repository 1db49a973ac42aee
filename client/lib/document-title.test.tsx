import { render } from '@testing-library/react'
import { setTitleCount, setTitleOwner, useDocumentTitle, useTitleOf } from './document-title'

const Screen = ({ order, paper }: { order?: string; paper?: string }) => {
  useDocumentTitle('Orders')
  return (
    <>
      {order && <Record number={order} />}
      {paper && <Paper name={paper} />}
    </>
  )
}
const Record = ({ number }: { number: string }) => {
  useDocumentTitle(number, 'record')
  return null
}
const Paper = ({ name }: { name: string }) => {
  useDocumentTitle(name, 'paper')
  return null
}

beforeEach(() => {
  setTitleOwner('Mộc Sương · Sổ Cái')
  setTitleCount(0)
})

it('The tab begins with the open order, else with the screen; the company stands after it', () => {
  const { rerender, unmount } = render(<Screen order="S000431" />)
  expect(document.title).toBe('S000431 · Mộc Sương · Sổ Cái')
  rerender(<Screen />)
  expect(document.title).toBe('Orders · Mộc Sương · Sổ Cái')
  unmount()
  expect(document.title).toBe('Mộc Sương · Sổ Cái')
})

const SignIn = ({ company }: { company: string | undefined }) => {
  useTitleOf(company)
  return null
}

it('While somebody signs in to a company the tab is named after it', () => {
  setTitleOwner('Sổ Cái')
  const { rerender, unmount } = render(<SignIn company="Mộc Sương" />)
  expect(document.title).toBe('Mộc Sương · Sổ Cái')
  rerender(<SignIn company={undefined} />)
  expect(document.title).toBe('Sổ Cái')
  unmount()
  expect(document.title).toBe('Sổ Cái')
})

it('What is unread is counted behind the name, and no longer than two figures', () => {
  render(<Screen />)
  setTitleCount(3)
  expect(document.title).toBe('Orders (3) · Mộc Sương · Sổ Cái')
  setTitleCount(120)
  expect(document.title).toBe('Orders (99+) · Mộc Sương · Sổ Cái')
})

it('A paper is saved under its own name alone', () => {
  setTitleCount(3)
  render(<Screen paper="Invoice S000431" />)
  expect(document.title).toBe('Invoice S000431')
})
