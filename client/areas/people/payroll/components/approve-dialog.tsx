import { checkinGroups, hoursBetween, SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import type { Activity } from '@shared/areas/people/services/activities'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { useCan, useMe } from '../../../../api/session/use-me'
import { formatDayMonth, formatTime } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useNow } from '../../../../lib/use-now'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { formatHours, inkOfHours } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'

const MAX_SHOWN = 100
const none: readonly Activity[] = []

/** Check-ins that wait for a decision, of all days. */
export const usePendingCheckins = (skip: boolean) => {
  const { data } = api.activities.useFind(
    { group: { $in: [...checkinGroups] }, status: 'pending', $sort: { created: 1 }, $limit: MAX_SHOWN },
    { skip },
  )
  return { pending: data?.data ?? none, count: data?.total ?? 0 }
}

/** HR decides on check-ins, one by one or all; rows come and go as people check in and out. */
export const ApproveDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const me = useMe()
  const isBoard = useCan('bod')
  const isPhone = useIsPhone()
  const { pending } = usePendingCheckins(false)
  const [patch, { isLoading }] = api.activities.usePatch()
  const mine = ({ userId }: Activity): boolean => userId === me._id && !isBoard
  const decidable = pending.filter((checkin) => !mine(checkin) && checkin.checkedOut)
  const decide = async (id: Activity['_id'], data: { status: 'approved' | 'disapproved'; data?: { reason: string } }): Promise<void> => {
    try {
      await patch({ id, data }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const acceptAll = async (): Promise<void> => {
    for (const { _id } of decidable) await decide(_id, { status: 'approved' })
  }
  return (
    <Dialog
      title={intl.formatMessage(m.approveTitle)}
      subtitle={intl.formatMessage(m.approveSub, { count: pending.length })}
      width={780}
      page={isPhone}
      flush
      onClose={onClose}
      note={<span className="second">{intl.formatMessage(m.reasonNeeded)}</span>}
      foot={
        <>
          <Button onClick={onClose}>{intl.formatMessage(m.close)}</Button>
          {decidable.length > 0 && (
            <Button kind="primary" icon="check" busy={isLoading} onClick={() => void acceptAll()}>
              {intl.formatMessage(m.acceptAll, { count: decidable.length })}
            </Button>
          )}
        </>
      }
    >
      <ul className="approve-list">
        {pending.map((checkin) => (
          <Waiting key={checkin._id} checkin={checkin} isOwn={mine(checkin)} onDecide={(data) => void decide(checkin._id, data)} />
        ))}
      </ul>
    </Dialog>
  )
}

interface WaitingProps {
  readonly checkin: Activity
  /** Somebody else decides on it. */
  readonly isOwn: boolean
  readonly onDecide: (data: { status: 'approved' | 'disapproved'; data?: { reason: string } }) => void
}

const Waiting = ({ checkin, isOwn, onDecide }: WaitingProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const [reason, setReason] = useState<string | null>(null)
  const { user, created, checkedOut, amount, body, createdIP, updatedIP, group } = checkin
  const hours = checkedOut ? (amount ?? 0) : hoursBetween(new Date(created), new Date(now))
  const overtime = Math.max(0, hours - SHIFT_HOURS)
  const why = isOwn ? m.whyOwn : checkedOut ? null : m.whyAtWork
  return (
    <li>
      <div className="approve-list__row">
        <Avatar name={user?.name ?? '?'} image={user?.avatar} size={30} />
        <span className="approve-list__who">
          <span className="name">{user?.name}</span>
          <span className="second">{formatDayMonth(created, zone)}</span>
        </span>
        <span className="num approve-list__time">
          {formatTime(created, zone)} – {checkedOut ? formatTime(checkedOut, zone) : intl.formatMessage(m.still)}
        </span>
        <span className={`num approve-list__hours ${inkOfHours(hours)}`}>
          {formatHours(hours, locale)}
          {overtime > 0 && <small> +{formatHours(overtime, locale)}</small>}
        </span>
        <span className="second num approve-list__place">
          {group === 'checkinBOT' ? intl.formatMessage(m.terminal) : [...new Set([createdIP, updatedIP].filter(Boolean))].join(' → ')}
        </span>
        <span className="approve-list__do">
          <Button kind="quiet" size="s" disabled={isOwn} onClick={() => setReason(reason === null ? '' : null)}>
            {intl.formatMessage(m.refuse)}
          </Button>
          <Button size="s" icon="check" disabled={isOwn || !checkedOut} onClick={() => onDecide({ status: 'approved' })}>
            {intl.formatMessage(m.accept)}
          </Button>
        </span>
      </div>
      {body && <p className="approve-list__body">{body}</p>}
      {why && <p className="approve-list__body second">{intl.formatMessage(why)}</p>}
      {reason !== null && (
        <form
          className="approve-list__reason"
          onSubmit={(event) => {
            event.preventDefault()
            if (reason.trim()) onDecide({ status: 'disapproved', data: { reason: reason.trim() } })
          }}
        >
          <TextInput
            autoFocus
            aria-label={intl.formatMessage(m.reason)}
            placeholder={intl.formatMessage(m.reason)}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button kind="danger" type="submit" size="s" disabled={reason.trim() === ''}>
            {intl.formatMessage(m.refuse)}
          </Button>
        </form>
      )}
    </li>
  )
}
