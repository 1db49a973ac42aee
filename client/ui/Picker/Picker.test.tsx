import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { Picker, type PickerOption } from './Picker'
import type { PickerProps } from './picker-props'

const option = (value: string, label: string): PickerOption<string> => ({ value, label, data: value })
const all = [option('1', 'An Khang'), option('2', 'Bến Thơ'), option('3', 'Cô Tám')]

const show = (more: Partial<PickerProps<string>> = {}) => {
  const chosen: (string | null)[] = []
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Picker<string>
        label="partner"
        value={null}
        onChange={(found) => chosen.push(found && found.value)}
        search={(text) => Promise.resolve(all.filter((one) => one.label.toLowerCase().includes(text.toLowerCase())))}
        {...more}
      />
    </IntlProvider>,
  )
  return { chosen, input: screen.getByRole('combobox', { name: 'partner' }) }
}

describe('A picker', () => {
  it('finds while typing and takes what the arrows point at', async () => {
    const { input, chosen } = show()
    await userEvent.type(input, 'n')
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['An Khang', 'Bến Thơ']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen).toEqual(['2'])
    expect(input).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows recent ones first, then what is usual, each once, and when something is typed only what is found', async () => {
    const { input } = show({ recent: [option('9', 'Quán Nhà Gió'), option('2', 'Bến Thơ')] })
    const shown = (): (string | null)[] => screen.getAllByRole('option').map((one) => one.textContent)
    await userEvent.click(input)
    expect(screen.getByText('Recent')).toBeInTheDocument()
    await waitFor(() => expect(shown()).toEqual(['Quán Nhà Gió', 'Bến Thơ', 'An Khang', 'Cô Tám']))
    await userEvent.type(input, 'c')
    await waitFor(() => expect(shown()).toEqual(['Cô Tám']))
    expect(screen.queryByText('Recent')).not.toBeInTheDocument()
  })

  it('offers to create what was typed', async () => {
    const made: string[] = []
    const { input } = show({ createLabel: (text) => `New “${text}”`, onCreate: (text) => made.push(text) })
    await userEvent.type(input, 'zzz')
    await userEvent.click(await screen.findByRole('option', { name: 'New “zzz”' }))
    expect(made).toEqual(['zzz'])
  })

  it('takes a scanner’s code before a list is there', async () => {
    const scanned: string[] = []
    const { input, chosen } = show({
      onScan: (code) => {
        scanned.push(code)
        return true
      },
    })
    await userEvent.type(input, '7F3A{Enter}', { delay: null })
    await waitFor(() => expect(scanned).toEqual(['7F3A']))
    expect(chosen).toEqual([])
  })

  it('closes when the focus goes on to another field', async () => {
    const { input } = show()
    render(<button type="button">elsewhere</button>)
    await userEvent.click(input)
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus())
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('says when nothing matches', async () => {
    const { input } = show()
    await userEvent.type(input, 'xyz')
    expect(await screen.findByText('Nothing matches “xyz”')).toBeInTheDocument()
  })
})
