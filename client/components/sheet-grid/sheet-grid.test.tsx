import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SheetGrid } from './sheet-grid'
import type { SheetColumn, SheetWrite } from './sheet-types'
import { readSheetText, writeSheetText } from './sheet-text'

interface Row {
  readonly name: string
  readonly cells: Readonly<Record<string, string>>
}
const ranks = ['bronze', 'silver', 'gold']
const columns: SheetColumn<Row>[] = [
  { key: 'name', head: 'Product', label: 'Product', text: ({ name }) => name, align: 'start', readOnly: true },
  ...ranks.map((key) => ({ key, head: key, label: key, text: ({ cells }: Row) => cells[key] ?? '' })),
]
const nameOf = ({ name }: Row): string => name
const start: Row[] = ['Tea', 'Coffee', 'Box'].map((name) => ({ name, cells: { bronze: '10', silver: '9', gold: '8' } }))

const nobody = () => undefined
const Sheet = ({ heard = nobody }: { heard?: (writes: readonly SheetWrite[]) => void }) => {
  const [rows, setRows] = useState(start)
  return (
    <SheetGrid
      label="Prices"
      columns={columns}
      rows={rows}
      rowKey={nameOf}
      markOf={({ cells }, column) => (cells[column] === '0' ? { problem: 'Below cost' } : null)}
      onWrite={(writes) => {
        heard(writes)
        setRows((before) =>
          before.map((row) => ({
            ...row,
            cells: { ...row.cells, ...Object.fromEntries(writes.flatMap((w) => (w.rowKey === row.name ? [[w.column, w.text]] : []))) },
          })),
        )
      }}
    />
  )
}
const grid = () => screen.getByRole('grid', { name: 'Prices' })
const shown = () =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .slice(1)
        .map(({ textContent }) => textContent),
    )
const at = (row: number, column: number) => {
  const cell = within(within(grid()).getAllByRole('row')[row + 1] ?? grid()).getAllByRole('gridcell')[column + 1]
  if (!cell) throw new Error('no such cell')
  return cell
}
const paste = (text: string) => fireEvent.paste(grid(), { clipboardData: { getData: () => text } })

describe('A sheet is written as a spreadsheet is', () => {
  it('what is typed replaces the cell, and Enter goes to the one below', async () => {
    render(<Sheet />)
    await userEvent.click(at(0, 1))
    await userEvent.keyboard('77{Enter}66{Enter}')
    expect(shown()).toEqual([
      ['10', '77', '8'],
      ['10', '66', '8'],
      ['10', '9', '8'],
    ])
  })

  it('Tab goes on to the right, Esc gives up what was typed', async () => {
    const heard = jest.fn()
    render(<Sheet heard={heard} />)
    await userEvent.click(at(1, 0))
    await userEvent.keyboard('5{Tab}4{Escape}')
    expect(shown()[1]).toEqual(['5', '9', '8'])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(grid()).toHaveFocus()
  })

  it('what was typed stays when one goes elsewhere', async () => {
    render(<Sheet />)
    await userEvent.click(at(0, 0))
    await userEvent.keyboard('55')
    await userEvent.click(at(2, 2))
    expect(shown()[0]).toEqual(['55', '9', '8'])
  })

  it('a block that is pasted lies from the cell on; what would stand outside is left out', async () => {
    const heard = jest.fn()
    render(<Sheet heard={heard} />)
    await userEvent.click(at(1, 1))
    paste('1\t2\t3\n4\t5\t6\n7\t8\t9\n')
    expect(shown()).toEqual([
      ['10', '9', '8'],
      ['10', '1', '2'],
      ['10', '4', '5'],
    ])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('one value that is pasted fills all that is chosen', async () => {
    render(<Sheet />)
    await userEvent.click(at(0, 1))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    paste('3')
    expect(shown()).toEqual([
      ['10', '3', '3'],
      ['10', '3', '3'],
      ['10', '9', '8'],
    ])
  })

  it('Ctrl+D fills down from the topmost, Delete clears', async () => {
    render(<Sheet />)
    await userEvent.click(at(0, 2))
    await userEvent.keyboard('1{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(shown().map((cells) => cells[2])).toEqual(['1', '1', '1'])
    await userEvent.keyboard('{Delete}')
    expect(shown().map((cells) => cells[2])).toEqual(['', '', ''])
  })

  it('what is copied is read by any spreadsheet', async () => {
    render(<Sheet />)
    await userEvent.click(at(0, 0))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const setData = jest.fn()
    fireEvent.copy(grid(), { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledWith('text/plain', '10\t9\n10\t9')
  })

  it('what others decide is not written', async () => {
    const heard = jest.fn()
    render(<Sheet heard={heard} />)
    await userEvent.click(at(0, -1))
    await userEvent.keyboard('x{Delete}')
    paste('y')
    expect(heard).not.toHaveBeenCalled()
  })

  it('F8 goes to the next problem, which is told to readers', async () => {
    render(<Sheet />)
    await userEvent.click(at(2, 1))
    await userEvent.keyboard('0{Enter}')
    await userEvent.click(at(0, 0))
    await userEvent.keyboard('{F8}')
    expect(grid()).toHaveAttribute('aria-activedescendant', at(2, 1).id)
    expect(at(2, 1)).toHaveAccessibleName(/Below cost/)
  })
})

describe('Cells on the clipboard', () => {
  it('are read as other programs write them', () => {
    expect(readSheetText('a\t"b\nc"\r\n"say ""no"""\t\r\n')).toEqual([
      ['a', 'b\nc'],
      ['say "no"', ''],
    ])
  })

  it('are written so that they are read again', () => {
    const cells = [
      ['a', 'b\nc'],
      ['say "no"', ''],
    ]
    expect(readSheetText(writeSheetText(cells))).toEqual(cells)
  })
})
