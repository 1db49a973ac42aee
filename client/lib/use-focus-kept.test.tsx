import { act, render, screen } from '@testing-library/react'
import { useRef, useState, type ReactNode } from 'react'
import { useFocusKept } from './use-focus-kept'

const Part = ({ name, children }: { name: string; children?: ReactNode }) => {
  const part = useRef<HTMLDivElement>(null)
  const heir = useRef<HTMLHeadingElement>(null)
  const kept = useFocusKept(part, heir)
  return (
    <div ref={part} {...kept}>
      <h2 ref={heir} tabIndex={-1}>
        {name}
      </h2>
      {children}
    </div>
  )
}
const Line = () => {
  const [state, setState] = useState<'open' | 'saved' | 'gone'>('open')
  return (
    <>
      {state !== 'gone' && <input aria-label="Amount" disabled={state === 'saved'} />}
      <button type="button" onClick={() => setState('saved')}>
        Lock
      </button>
      <button type="button" onClick={() => setState('gone')}>
        Remove
      </button>
    </>
  )
}
const press = (name: string) => act(async () => screen.getByText(name).click())

describe('Focus of something that goes away', () => {
  beforeEach(() => {
    render(
      <Part name="Order">
        <Part name="Payment">
          <Line />
        </Part>
      </Part>,
    )
    act(() => screen.getByLabelText('Amount').focus())
  })

  it('goes to the head of the innermost part when it was removed', async () => {
    await press('Remove')
    expect(screen.getByText('Payment')).toHaveFocus()
  })

  it('goes there too when it was put out of use', async () => {
    await press('Lock')
    expect(screen.getByText('Payment')).toHaveFocus()
  })

  it('is left alone where somebody has put it since', async () => {
    act(() => screen.getByText('Remove').focus())
    await press('Lock')
    expect(screen.getByText('Remove')).toHaveFocus()
  })
})
