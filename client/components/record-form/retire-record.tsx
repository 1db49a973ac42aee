import { useState } from 'react'
import { isApiError } from '../../api/api-error'
import { Button } from '../../ui/Button/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'

interface StepProps {
  /** On the button: 'Disable', 'Remove', 'Enable'. */
  verb: string
  /** Does it on the server; what it refuses is told. */
  act: () => Promise<unknown>
  /** Said once it is done. */
  done: string
  onDone?: () => void
}

/** @throws what the server refused, once it is told */
const carryOut = async ({ act, done, onDone }: StepProps): Promise<void> => {
  try {
    await act()
  } catch (thrown) {
    if (isApiError(thrown)) toastError(thrown.message)
    throw thrown
  }
  toastDone(done)
  onDone?.()
}

/** Takes a record out of use, after saying what will change by it. */
export const RetireRecord = ({ title, changes, ...step }: StepProps & { title: string; changes: readonly string[] }) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="danger-quiet" onClick={() => setAsking(true)}>
        {step.verb}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          changes={[...changes]}
          verb={step.verb}
          danger
          onConfirm={() => carryOut(step)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Brings a record back into use. */
export const ReviveRecord = (step: StepProps) => {
  const [busy, setBusy] = useState(false)
  const revive = (): void => {
    setBusy(true)
    carryOut(step)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button busy={busy} onClick={revive}>
      {step.verb}
    </Button>
  )
}
