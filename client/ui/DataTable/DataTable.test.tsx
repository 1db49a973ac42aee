import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { DataTable, type Sort } from './DataTable'

interface Row {
  id: string
  name: string
}
const keyOf = (row: Row): string => row.id
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `r${at}`, name: `Row ${at}` }))

const show = (rows: Row[]) => {
  const seen = { opened: [] as string[], marked: [] as string[], sorted: [] as Sort[] }
  const Holder = ({ shown }: { shown: Row[] }) => {
    const [marked, setMarked] = useState<Set<string>>(new Set())
    return (
      <IntlProvider locale="en" onError={() => undefined}>
        <DataTable
          label="orders"
          columns={[{ key: 'name', head: 'Name', cell: (row) => row.name, sortable: true }]}
          rows={shown}
          rowKey={keyOf}
          onOpen={(row) => seen.opened.push(row.id)}
          marked={marked}
          onMark={(next) => {
            seen.marked = [...next]
            setMarked(next)
          }}
          sort={{ key: 'name', direction: 'down' }}
          onSort={(sort) => seen.sorted.push(sort)}
          empty="Nothing here"
        />
      </IntlProvider>
    )
  }
  const view = render(<Holder shown={rows} />)
  return { seen, again: (next: Row[]) => view.rerender(<Holder shown={next} />) }
}
const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(`${name}$`) })

describe('A list', () => {
  it('is one stop for the keyboard: arrows move, Enter opens, Space marks', async () => {
    const { seen } = show(rowsOf(3))
    act(() => row('Row 0').focus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(row('Row 2')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter} ')
    expect(seen.opened).toEqual(['r1'])
    expect(seen.marked).toEqual(['r1'])
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('row')
      .filter((one) => one.tabIndex === 0)
    expect(stops).toHaveLength(1)
  })

  it('keeps the focus on its row when another comes in above', () => {
    const { again } = show(rowsOf(3))
    act(() => row('Row 1').focus())
    again([{ id: 'new', name: 'Brand new' }, ...rowsOf(3)])
    expect(row('Row 1')).toHaveFocus()
  })

  it('hands the focus of a row that is gone to the one in its place', () => {
    const { again } = show(rowsOf(3))
    act(() => row('Row 1').focus())
    again(rowsOf(3).filter((one) => one.id !== 'r1'))
    expect(row('Row 2')).toHaveFocus()
  })

  it('draws only what is in sight of ten thousand rows, and still reaches the last', async () => {
    show(rowsOf(10_000))
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
    act(() => row('Row 0').focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(row('Row 1')).toHaveFocus()
  })

  it('asks for another order by its heads', async () => {
    const { seen } = show(rowsOf(2))
    await userEvent.click(screen.getByRole('button', { name: /Name/ }))
    expect(seen.sorted).toEqual([{ key: 'name', direction: 'up' }])
  })

  it('says what is missing when it is empty', () => {
    show([])
    expect(screen.getByText('Nothing here')).toBeInTheDocument()
  })
})
