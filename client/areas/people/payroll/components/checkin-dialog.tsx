import { hoursBetween, SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import { can } from '@shared/foundation/rights/rights'
import { roundDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { formatDate, formatMoney, formatTime, formatWeekday } from '../../../../lib/format'
import { formatHours } from '../../../../lib/hours'
import { useIsPhone } from '../../../../lib/use-media'
import { Button } from '../../../../ui/Button/Button'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field, Fields } from '../../../../ui/Field/Field'
import { Stack } from '../../../../ui/Panel/Panel'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { Totals } from '../../../../ui/Totals/Totals'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import { rateOf, type PayRow } from '../pay'
import { useCheckin, type Checkin, type CheckinOf, type CheckinWay } from '../use-checkin'
import { DailyTicks } from './daily-ticks'
import { ShiftBar } from './shift-bar'
import { TimeStepper } from './time-stepper'

const SHIFT_MS = SHIFT_HOURS * 3_600_000

/** Coming and going: the time in steps of 15 minutes, what it is worth, and who approves it. */
export const CheckinDialog = ({ onClose, ...of }: CheckinOf & { readonly onClose: () => void }) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const isHr = useCan('/office/hr')
  const isApproved = useWorkspace()?.opts.checkinNeedApproval !== 'enabled'
  const checkin = useCheckin(of, onClose)
  const { day, isOut, now, from, until, usual, time, setAt, open, began, stayDay, row, daily, isLoaded, isSending } = checkin
  const moment = time ?? now
  const verb =
    time === null
      ? intl.formatMessage(isOut ? m.checkoutNow : m.checkinNow)
      : intl.formatMessage(isOut ? m.checkoutAt : m.checkinAt, { time: formatTime(time, zone) })
  return (
    <Dialog
      title={intl.formatMessage(isOut ? m.checkoutTitle : m.checkinTitle)}
      subtitle={[
        `${formatWeekday(day, locale)}, ${formatDate(day)}`,
        isOut && began !== null ? intl.formatMessage(m.since, { time: formatTime(began, zone) }) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      width={isOut ? 580 : 460}
      page={isPhone}
      onClose={onClose}
      closable={!isSending}
      note={useRemark(checkin, isApproved)}
      foot={
        <Button
          kind="primary"
          block={isPhone}
          busy={isSending}
          disabled={!isLoaded || (isOut && (!open || daily.open > 0))}
          onClick={() => void checkin.send()}
        >
          {verb}
        </Button>
      }
    >
      <Stack gap={16}>
        {isHr && <Whose checkin={checkin} />}
        {isLoaded ? (
          <TimeStepper value={time} onChange={setAt} now={now} from={from} until={until} usual={usual} />
        ) : (
          <SkeletonRows rows={2} />
        )}
        {isOut && began !== null && moment >= began && (
          <>
            <ShiftBar since={began} until={moment} />
            <Worth row={row} began={began} until={moment} isApproved={isApproved} />
          </>
        )}
        {isOut && daily.tasks.length > 0 && <DailyTicks tasks={daily.tasks} day={stayDay} isOwn={checkin.isOwn} />}
        {!isOut && <p className="second">{intl.formatMessage(m.forget)}</p>}
        {!isApproved && <Approval checkin={checkin} />}
      </Stack>
    </Dialog>
  )
}

/** Why it was refused, what is open still, or that it waits for an answer; undefined where there is nothing to say. */
const useRemark = ({ refusal, isOut, daily }: Checkin, isApproved: boolean) => {
  const intl = useIntl()
  if (refusal)
    return (
      <span className="ink-debit" role="alert">
        {refusal}
      </span>
    )
  if (isOut && daily.open > 0) return <span className="ink-warn">{intl.formatMessage(m.ticksOpen, { count: daily.open })}</span>
  return isApproved ? undefined : <span className="second">{intl.formatMessage(m.askManager)}</span>
}

/** Of whom and of which day, for HR. */
const Whose = ({ checkin: { who, chooseWho, members, day, chooseDay, today, way, chooseWay } }: { checkin: Checkin }) => {
  const intl = useIntl()
  return (
    <>
      <Fields>
        <Field label={intl.formatMessage(m.who)}>
          {(props) => (
            <Select {...props} value={who} options={members.map(({ _id, name: label }) => ({ value: _id, label }))} onChange={chooseWho} />
          )}
        </Field>
        <Field label={intl.formatMessage(m.day)}>{(props) => <DatePicker {...props} value={day} max={today} onChange={chooseDay} />}</Field>
      </Fields>
      <Segmented<CheckinWay>
        block
        label={intl.formatMessage(m.what)}
        chosen={way}
        onChoose={chooseWay}
        segments={[
          { key: 'checkin', label: intl.formatMessage(m.checkinTitle) },
          { key: 'checkout', label: intl.formatMessage(m.checkoutTitle) },
        ]}
      />
    </>
  )
}

/** Who may approve it, and a word for them. */
const Approval = ({ checkin: { who, members, supervisorId, setSupervisor, body, setBody } }: { checkin: Checkin }) => {
  const intl = useIntl()
  const approvers = members.filter(({ _id, rights }) => _id !== who && can(rights, ['/office/hr']))
  return (
    <Fields>
      <Field label={intl.formatMessage(m.supervisor)}>
        {(props) => (
          <Select
            {...props}
            value={supervisorId}
            placeholder={intl.formatMessage(m.anyone)}
            options={approvers.map(({ _id, name: label }) => ({ value: _id, label }))}
            onChange={setSupervisor}
          />
        )}
      </Field>
      <Field label={intl.formatMessage(m.word)}>
        {(props) => (
          <TextInput
            {...props}
            value={body}
            maxLength={500}
            placeholder={intl.formatMessage(m.optional)}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
    </Fields>
  )
}

/** What a stay at work counts: in shift, beyond it, and in money. */
const Worth = ({ row, began, until, isApproved }: { row: PayRow | undefined; began: number; until: number; isApproved: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const hours = hoursBetween(new Date(began), new Date(until))
  const overtime = Math.max(0, hours - SHIFT_HOURS)
  const say = (value: number): string => intl.formatMessage(m.hoursText, { hours: formatHours(value, locale) })
  const rate = row ? rateOf(row) : 0
  return (
    <Totals
      lines={[
        { key: 'shift', label: intl.formatMessage(m.inShift), value: null, field: say(hours - overtime) },
        ...(overtime > 0
          ? [
              {
                key: 'overtime',
                label: intl.formatMessage(m.overtimeAfter, { time: formatTime(began + SHIFT_MS, zone) }),
                value: null,
                field: say(overtime),
              },
            ]
          : []),
        ...(row && row.baseSalary > 0
          ? [
              {
                key: 'worth',
                label: intl.formatMessage(isApproved ? m.worth : m.worthApproved),
                note:
                  row.mode === 'hours'
                    ? `${formatHours(hours, locale)} × ${formatMoney(rate, locale, { currency: false })}`
                    : intl.formatMessage(m.dayWorth),
                value: roundDong(row.mode === 'hours' ? hours * rate : rate),
                kind: 'sum' as const,
              },
            ]
          : []),
      ]}
    />
  )
}
