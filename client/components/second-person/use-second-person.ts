import type { ReportOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { failureOf } from '../../ui/form/form-error'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { secondPersonMessages as m } from './messages'

/** What waits for a second person, as the report of it tells. */
export type Waiting = ReportOf<'workspaces', 'waiting'>['data'][number]

/** What is needed to answer it. */
export type Answerable = Pick<Waiting, 'service' | '_id' | 'act' | 'by'> & { readonly rev: number; readonly wanted?: Waiting['wanted'] }

export interface SecondPerson {
  readonly busy: boolean
  /** Does the same once more: it happens. Whoever sees an older state is told so. */
  readonly confirm: (waiting: Answerable) => Promise<void>
  /** @throws after it was told why it couldn't be */
  readonly refuse: (waiting: Answerable, reason: string) => Promise<void>
  readonly withdraw: (waiting: Answerable) => Promise<void>
}

/** Confirms, refuses or withdraws what waits, and says what came of it. */
export const useSecondPerson = (): SecondPerson => {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const [patchFund] = api.funds.usePatch()
  const [patchImport] = api.imports.usePatch()
  const [patchWorkspace] = api.workspaces.usePatch()

  const again = ({ service, _id, act, rev, wanted }: Answerable): Promise<unknown> => {
    if (service === 'funds') return patchFund({ id: _id, data: { status: act === 'refunded' ? 'refunded' : 'completed', rev } }).unwrap()
    if (service === 'imports') return patchImport({ id: _id, data: { status: act === 'undone' ? 'undone' : 'committed', rev } }).unwrap()
    const { fourEyes = 'disabled', fourEyesAbove = null } = wanted ?? {}
    return patchWorkspace({ id: _id, data: { opts: { fourEyes, fourEyesAbove } } }).unwrap()
  }
  const refusal = ({ service, _id }: Answerable, reason: string): Promise<unknown> => {
    const call = { id: _id, data: { refusal: reason } }
    if (service === 'funds') return patchFund(call).unwrap()
    return service === 'imports' ? patchImport(call).unwrap() : patchWorkspace(call).unwrap()
  }
  const done = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    setBusy(true)
    try {
      await work()
      toastDone(said)
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? '')
      throw thrown
    } finally {
      setBusy(false)
    }
  }
  const told = (work: Promise<void>): Promise<void> => work.catch(() => undefined)
  return {
    busy,
    confirm: (waiting) => told(done(() => again(waiting), intl.formatMessage(m.confirmed))),
    refuse: (waiting, reason) => done(() => refusal(waiting, reason), intl.formatMessage(m.refused, { name: waiting.by })),
    withdraw: (waiting) => told(done(() => refusal(waiting, ''), intl.formatMessage(m.withdrawn))),
  }
}
