import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAppHook } from '../../testing/render-app'
import { useAmountCheck } from './use-amount-check'

const check = () => renderAppHook(() => useAmountCheck()).result.current
/** What became of it: sent, or the name of what held it back. */
const answerOf = (checked: Promise<void>): Promise<string> =>
  checked.then(
    () => 'sent',
    (thrown: unknown) => (thrown instanceof Error ? thrown.name : 'unknown'),
  )

describe('An amount, before it is sent', () => {
  it.each([null, 0, 1_500_000, 100_000_000_000, -100_000_000_000])('goes without a question up to 100 billion: %s', async (amount) => {
    await expect(check()(amount)).resolves.toBeUndefined()
  })

  it('is asked about above it, in figures and words; Tab and Enter go on', async () => {
    const given = answerOf(check()(150_000_000_000))
    expect(await screen.findByRole('dialog', { name: /You are entering 150,000,000,000/ })).toHaveTextContent(/fifty billion/i)
    await userEvent.keyboard('{Tab}{Enter}')
    expect(await given).toBe('sent')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('isn’t sent when the answer is no', async () => {
    const given = answerOf(check()(-150_000_000_000))
    await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }))
    expect(await given).toBe('Declined')
  })

  it('may be 1,000 billion and no more; what couldn’t be read is none', async () => {
    const ask = check()
    const most = answerOf(ask(1_000_000_000_000))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, that amount' }))
    expect(await most).toBe('sent')
    await act(() =>
      expect(ask(1_000_000_000_001, 'amount')).rejects.toMatchObject({ errors: { amount: expect.stringContaining('At most') } }),
    )
    await act(() => expect(ask(Number.NaN, 'amount')).rejects.toMatchObject({ errors: { amount: 'Not an amount' } }))
  })
})
