import { useState } from 'react'
import { isApiError } from '../../api/api-error'
import { Button } from '../../ui/Button/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog'
import { toastError } from '../../ui/Toasts/Toasts'
import { useUndo, type OfferUndo } from '../undo/use-undo'

interface StepProps {
  /** On the button: 'Disable', 'Remove', 'Enable'. */
  verb: string
  /** Does it on the server; what it refuses is told. */
  act: () => Promise<{ readonly rev: number }>
  /** Brings back what was before, over this `rev`. */
  takeBack: (rev: number) => Promise<unknown>
  /** Said once it is done, for ten seconds with the way back. */
  done: string
  onDone?: () => void
}

/** @throws what the server refused, once it is told */
const carryOut = async ({ act, takeBack, done, onDone }: StepProps, undo: OfferUndo): Promise<void> => {
  try {
    const { rev } = await act()
    undo(done, () => takeBack(rev))
  } catch (thrown) {
    if (isApiError(thrown)) toastError(thrown.message)
    throw thrown
  }
  onDone?.()
}

/** Takes a record out of use, after saying what will change by it. */
export const ArchiveDialog = ({ title, changes, ...step }: StepProps & { title: string; changes: readonly string[] }) => {
  const [asking, setAsking] = useState(false)
  const undo = useUndo()
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
          onConfirm={() => carryOut(step, undo)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Brings a record back into use. */
export const RestoreDialog = (step: StepProps) => {
  const [busy, setBusy] = useState(false)
  const undo = useUndo()
  const restore = (): void => {
    setBusy(true)
    carryOut(step, undo)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button busy={busy} onClick={restore}>
      {step.verb}
    </Button>
  )
}
