import type { Id } from '@shared/foundation/ids'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { useCan } from '../../api/session/use-me'
import { failureOf } from '../../ui/form/form-error'
import type { PickerOption } from '../../ui/Picker/Picker'
import { toastDone } from '../../ui/Toasts/Toasts'
import { useAgentName } from './components/agent-name'
import { agentMessages as m } from './messages'
import type { NetworkRow } from './network-rows'
import type { Rank } from './use-ranks'

export type Review = ReturnType<typeof useReview>

/** The review of an agent as it is written: the rank chosen first is the one proposed, else the next above. @param done after a save */
export const useReview = (agent: NetworkRow, ranks: readonly Rank[], done: () => void) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const name = useAgentName()(agent)
  const [create] = api.apAgents.useCreate()
  const [patch] = api.apAgents.usePatch()
  const [remove] = api.apAgents.useRemove()
  const held = ranks.find(({ _id }) => _id === agent.rankId)
  const above = ranks[held ? ranks.indexOf(held) + 1 : 0] ?? held
  const [rankId, setRankId] = useState<string>(agent.pending?.rankId ?? above?._id ?? '')
  const [referrer, setReferrer] = useState<PickerOption<NetworkRow> | null>(null)
  const [note, setNote] = useState('')
  const [isSure, setSure] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState<'confirm' | 'decline' | null>(null)
  const tick = useRef<HTMLInputElement>(null)
  const rank = ranks.find(({ _id }) => _id === rankId)
  const pending = isBoard ? agent.pending : undefined

  const save = async (doing: 'confirm' | 'decline', act: () => Promise<unknown>, saved: string): Promise<void> => {
    setBusy(doing)
    setErrors({})
    try {
      await act()
      toastDone(saved)
      done()
    } catch (thrown) {
      const failure = failureOf(thrown)
      setErrors(failure.errors ?? { form: failure.message ?? intl.formatMessage(m.failed) })
    } finally {
      setBusy(null)
    }
  }
  const confirm = (): void => {
    if (!rank) return
    if (isBoard && !isSure) {
      setErrors({ sure: intl.formatMessage(m.sureFirst) })
      tick.current?.focus()
      return
    }
    const data = {
      rankId: rank._id,
      ...(referrer ? { p1Id: referrer.data._id } : null),
      ...(note.trim() ? { note: note.trim() } : null),
    }
    void save(
      'confirm',
      () =>
        pending
          ? patch({ id: pending._id, data: { ...data, isPending: false } }).unwrap()
          : create({ agentId: agent._id as Id<'assets'>, ...data, isPending: !isBoard }).unwrap(),
      intl.formatMessage(isBoard ? m.ranked : m.proposed, { name, rank: rank.name }),
    )
  }
  const decline = (): void => {
    if (pending) void save('decline', () => remove(pending._id).unwrap(), intl.formatMessage(m.declined, { name }))
  }
  return {
    isBoard,
    name,
    held,
    rank,
    pending,
    busy,
    errors,
    confirm,
    decline,
    rankId,
    setRankId,
    referrer,
    setReferrer,
    note,
    setNote,
    isSure,
    setSure,
    tick,
  }
}
