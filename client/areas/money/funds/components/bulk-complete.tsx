import type { Fund } from '@shared/areas/money/services/funds'
import { whyNotFundStatus } from '@shared/foundation/documents/funds'
import { sumDong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { BulkRunDialog, type BulkRun } from '../../../../components/bulk-run/bulk-run-dialog'
import { fundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { useLocale } from '../../../../ui/zone/zone-context'
import { fundsMessages as m } from '../messages'
import { toRuleInput } from '../rule-input'
import { useActor } from '../use-actor'

interface BulkCompleteProps {
  /** The marked entries. */
  entries: readonly Fund[]
  /** All that wait in this list, as far as they are known. */
  waiting: readonly Fund[]
  onMark: (entries: readonly Fund[]) => void
  onClose: () => void
}

/** In place of the list's foot while entries are marked: completes those of them that wait. */
export const BulkComplete = ({ entries, waiting, onMark, onClose }: BulkCompleteProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const actor = useActor()
  const [patch] = api.funds.usePatch()
  const [run, setRun] = useState<BulkRun<Fund> | null>(null)
  const open = entries.filter((fund) => fund.status === 'new-entry' || fund.status === 'pending')
  const mayAny = open.some((fund) => whyNotFundStatus(toRuleInput(fund), 'completed', actor) === null)
  const sum = formatMoney(sumDong(open.map(({ amount }) => amount)), locale, { plus: true })
  const complete: BulkRun<Fund> = {
    title: intl.formatMessage(m.bulkTitle),
    about: intl.formatMessage(m.bulkSum, { count: open.length, sum }),
    gather: () => Promise.resolve(open),
    change: async (fund, bulkId) => {
      await patch({ id: fund._id, data: { status: 'completed', rev: fund.rev }, bulkId }).unwrap()
      return true
    },
  }
  return (
    <>
      <span className="num" role="status">
        {intl.formatMessage(m.bulkMarked, { count: entries.length })}
      </span>
      {waiting.length > 0 && waiting.length !== open.length && (
        <Button size="s" kind="link" onClick={() => onMark(waiting)}>
          {intl.formatMessage(m.bulkAll, { count: waiting.length })}
        </Button>
      )}
      <span className="funds-bulk">
        <Button size="s" icon="check" disabled={!mayAny} onClick={() => setRun(complete)}>
          {intl.formatMessage(m.bulkComplete, { count: open.length })}
        </Button>
        <Button size="s" kind="quiet" onClick={onClose}>
          {intl.formatMessage(m.bulkDone)}
        </Button>
      </span>
      {run && (
        <BulkRunDialog<Fund>
          run={run}
          count={open.length}
          nameOf={(fund) => fund.number ?? fund.name ?? fundGroupName(intl, fund.group)}
          linkOf={({ _id }) => `/funds?open=${_id}`}
          onClose={() => {
            setRun(null)
            onClose()
          }}
        />
      )}
    </>
  )
}
