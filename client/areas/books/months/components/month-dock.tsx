import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { Loaded } from '../../../../components/list-states'
import { formatDate, formatMonth } from '../../../../lib/format'
import { ButtonLink } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { monthsMessages as m } from '../messages'
import { dayAfter, type MonthRow } from '../months'
import { SealDock } from './seal-dock'

/** A month beside the list: its seal, or the way to it. */
export const MonthDock = ({ row, onClose }: { row: MonthRow; onClose: () => void }) =>
  row.seal ? <SealedMonth row={row} onClose={onClose} /> : <OpenMonth row={row} onClose={onClose} />

const SealedMonth = ({ row: { month }, onClose }: { row: MonthRow; onClose: () => void }) => {
  const locale = useLocale()
  const [chosen, setChosen] = useState('')
  const list = api.seals.useFind({ month, $sort: { created: -1 }, $limit: 20 })
  const seals = list.currentData?.data ?? []
  const seal = seals.find(({ _id }) => _id === chosen) ?? seals[0]
  if (seal)
    return (
      <SealDock key={seal._id} seal={seal} others={seals.filter(({ _id }) => _id !== seal._id)} onChoose={setChosen} onClose={onClose} />
    )
  return (
    <DockForm title={formatMonth(month, locale)} onClose={onClose}>
      <Loaded read={list}>
        <DockPart>
          <SkeletonRows rows={8} lines={1} />
        </DockPart>
      </Loaded>
    </DockForm>
  )
}

const OpenMonth = ({ row: { month, state }, onClose }: { row: MonthRow; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const isBoard = useCan('bod')
  const isRunning = state === 'running'
  const title = isRunning ? m.runningTitle : state === 'closed' ? m.closedTitle : m.openTitle
  const text = isRunning ? m.runningText : state === 'closed' ? m.closedText : m.openText
  return (
    <DockForm
      title={formatMonth(month, locale)}
      onClose={onClose}
      note={!isRunning && !isBoard && intl.formatMessage(m.forBoard)}
      foot={
        !isRunning &&
        isBoard && (
          <ButtonLink kind="primary" icon="lock" to={`/report/months/${month}`}>
            {intl.formatMessage(state === 'closed' ? m.sealNow : m.close)}
          </ButtonLink>
        )
      }
    >
      <EmptyState icon={isRunning ? 'calendar' : 'lock'} title={intl.formatMessage(title)}>
        {intl.formatMessage(text, { day: formatDate(dayAfter(month)) })}
      </EmptyState>
    </DockForm>
  )
}
