import type { Fund } from '@shared/areas/money/services/funds'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Button } from '../../../../ui/Button/Button'
import { failureOf } from '../../../../ui/form/form-error'
import { toastError, toastUndo } from '../../../../ui/Toasts/Toasts'
import { payDayMessages as m } from '../messages'
import { pathOf } from './paid-path'

/** Marks entries as transferred, or takes that back, one after another; what is refused is told, and the others are marked. */
export const useMarkArrived = () => {
  const intl = useIntl()
  const [patch] = api.funds.usePatch()
  const [busy, setBusy] = useState(false)
  const send = async (ids: readonly string[], arrived: boolean): Promise<readonly string[]> => {
    const done: string[] = []
    setBusy(true)
    for (const id of ids)
      try {
        await patch({ id, data: { arrived } }).unwrap()
        done.push(id)
      } catch (thrown) {
        toastError(failureOf(thrown).message ?? intl.formatMessage(m.fileFailed))
        break
      }
    setBusy(false)
    return done
  }
  const mark = async (ids: readonly string[]): Promise<void> => {
    const done = await send(ids, true)
    if (done.length > 0) toastUndo(intl.formatMessage(m.marked, { count: done.length }), () => void send(done, false))
  }
  return { busy, mark, unmark: (id: string) => void send([id], false) }
}

/** One press for all that the bank said nothing of. */
export const MarkAll = ({ entries }: { readonly entries: readonly Fund[] }) => {
  const intl = useIntl()
  const labels = useWorkspace()?.opts.fundLabels ?? []
  const { busy, mark } = useMarkArrived()
  const open = entries.filter((entry) => pathOf(entry, labels) === 'way')
  if (open.length === 0) return null
  return (
    <Button icon="check" busy={busy} onClick={() => void mark(open.map(({ _id }) => _id))}>
      {intl.formatMessage(m.markAll, { count: open.length })}
    </Button>
  )
}
