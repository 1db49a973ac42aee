import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { DataTable, type LiveRows, type Sort } from './DataTable'

interface Row {
  id: string
  name: string
}
const keyOf = (row: Row): string => row.id
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `r${at}`, name: `Row ${at}` }))

const show = (rows: Row[], live?: LiveRows<Row>, beginsMarked = true) => {
  const seen = { opened: [] as string[], marked: [] as string[], sorted: [] as Sort[] }
  const Holder = ({ shown, as }: { shown: Row[]; as: LiveRows<Row> | undefined }) => {
    const [marked, setMarked] = useState<Set<string> | undefined>(beginsMarked ? new Set() : undefined)
    return (
      <IntlProvider locale="en" onError={() => undefined}>
        <DataTable
          label="orders"
          columns={[{ key: 'name', head: 'Name', cell: (row) => row.name, sortable: true }]}
          rows={shown}
          live={as}
          rowKey={keyOf}
          onOpen={(row) => seen.opened.push(row.id)}
          {...(marked ? { marked } : null)}
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
  const view = render(<Holder shown={rows} as={live} />)
  return { seen, again: (next: Row[], as = live) => view.rerender(<Holder shown={next} as={as} />) }
}
const [row0, row1, row2] = rowsOf(3) as [Row, Row, Row]
const names = (): string[] =>
  screen
    .getAllByRole('row')
    .filter((one) => one.dataset['key'])
    .map((one) => one.textContent)
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

  it('opens a pressed row, until Shift with a press begins to mark; then each press marks, and Shift marks up to there', async () => {
    const { seen } = show(rowsOf(7), undefined, false)
    const user = userEvent.setup()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(row('Row 0'))
    await user.keyboard('{Shift>}')
    await user.click(row('Row 1'))
    await user.keyboard('{/Shift}')
    await user.click(row('Row 2'))
    expect(seen.opened).toEqual(['r0'])
    expect(seen.marked).toEqual(['r1', 'r2'])
    await user.click(row('Row 4'))
    await user.keyboard('{Shift>}')
    await user.click(row('Row 6'))
    await user.keyboard('{/Shift}')
    expect(seen.marked).toEqual(['r1', 'r2', 'r4', 'r5', 'r6'])
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
  })

  it('has a link in each row, for a tab of its own; a plain press opens it here', async () => {
    const opened: string[] = []
    render(
      <IntlProvider locale="en" onError={() => undefined}>
        <DataTable
          label="orders"
          columns={[{ key: 'name', head: 'Name', cell: (one: Row) => one.name }]}
          rows={rowsOf(2)}
          rowKey={keyOf}
          onOpen={({ id }) => opened.push(id)}
          hrefOf={(id) => `/orders?open=${id}`}
        />
      </IntlProvider>,
    )
    const link = row('Row 1').querySelector('a')
    expect(link).toHaveAttribute('href', '/orders?open=r1')
    const left: boolean[] = []
    const leave = (event: Event): void => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', leave)
    fireEvent.click(link!, { ctrlKey: true })
    expect(opened).toEqual([])
    fireEvent.click(link!)
    expect(opened).toEqual(['r1'])
    expect(left).toEqual([true, false])
    document.removeEventListener('click', leave)
  })

  it('brings what was made just now into sight, with the focus and the mark of a new row', () => {
    const table = (made: string | undefined, open?: string) => (
      <IntlProvider locale="en" onError={() => undefined}>
        <DataTable
          label="orders"
          columns={[{ key: 'name', head: 'Name', cell: (one: Row) => one.name }]}
          rows={rowsOf(1000)}
          rowKey={keyOf}
          onOpen={() => undefined}
          open={open}
          made={made}
        />
      </IntlProvider>
    )
    const view = render(table(undefined))
    view.rerender(table('r2', 'new'))
    expect(row('Row 2')).toHaveClass('ui-table__row--credit')
    expect(row('Row 2')).not.toHaveFocus()
    view.rerender(table('r2'))
    expect(row('Row 2')).toHaveFocus()
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

  it('hands the focus of a row that was scrolled away to the nearest in sight', () => {
    show(rowsOf(1000))
    act(() => row('Row 0').focus())
    const body = screen.getAllByRole('rowgroup').at(-1)!
    body.scrollTop = 25_000
    fireEvent.scroll(body)
    expect(screen.queryByRole('row', { name: /Row 0$/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('row', { name: /Row \d+$/ })[0]).toHaveFocus()
  })

  it('draws only what is in sight of ten thousand rows, and still reaches the last', async () => {
    show(rowsOf(10_000))
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
    act(() => row('Row 0').focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(row('Row 1')).toHaveFocus()
  })

  it('lets a new row in on top while nobody holds it, with nothing else moved', () => {
    const { again } = show(rowsOf(3), { of: 'all' })
    again([{ id: 'new', name: 'Brand new' }, row2, row0, row1])
    expect(names()).toEqual(['Brand new', 'Row 0', 'Row 1', 'Row 2'])
  })

  it('keeps new rows behind a button while a row has the focus, and shows them when asked', async () => {
    const { again } = show(rowsOf(3), { of: 'all' })
    act(() => row('Row 1').focus())
    again([{ id: 'new', name: 'Brand new' }, row2, row0])
    expect(names()).toEqual(['Row 0', 'Row 1', 'Row 2'])
    expect(row('Row 1')).toHaveFocus()
    expect(row('Row 1')).toHaveAttribute('title', 'No longer in this list')
    await userEvent.click(screen.getByRole('button', { name: '1 new row ↑' }))
    expect(names()).toEqual(['Brand new', 'Row 2', 'Row 0'])
    expect(row('Brand new')).toHaveFocus()
    expect(row('Brand new')).toHaveClass('ui-table__row--credit')
    expect(screen.queryByRole('button', { name: /new row|up to date/ })).toBeNull()
  })

  it('keeps changed rows in their places until it is asked for anew, or shows something else', async () => {
    const { again } = show(rowsOf(3), { of: 'all' })
    again([row2, { id: 'r0', name: 'Renamed' }, row1])
    expect(names()).toEqual(['Renamed', 'Row 1', 'Row 2'])
    again([row1, row2, row0], { of: undefined })
    expect(names()).toEqual(['Renamed', 'Row 1', 'Row 2'])
    again([row1, row2], { of: 'others' })
    expect(names()).toEqual(['Row 1', 'Row 2'])
    again([row2, row1], { of: 'others' })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh list' }))
    expect(names()).toEqual(['Row 2', 'Row 1'])
    expect(row('Row 2')).toHaveFocus()
  })

  it('never calls what moved here from the page before new', () => {
    const { again } = show(rowsOf(3), { of: 'page 2', isLater: true })
    again([{ id: 'earlier', name: 'Earlier' }, row0, row1])
    expect(names()).toEqual(['Row 0', 'Row 1', 'Row 2'])
    expect(screen.getByRole('button', { name: 'Refresh list' })).toBeInTheDocument()
  })

  it('of hundreds of rows draws those in sight, and all of them on paper', () => {
    show(rowsOf(300))
    expect(names().length).toBeLessThan(100)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(300)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(names().length).toBeLessThan(100)
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
