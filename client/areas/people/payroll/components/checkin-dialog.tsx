import { can } from '@shared/foundation/rights/rights'
import type { Id } from '@shared/foundation/ids'
import type { Instant } from '@shared/foundation/declaration/wire'
import { FormikProvider, useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { useCan, useMe } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { dayOf, formatDate, formatTime, formatWeekday, type Day } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useNow } from '../../../../lib/use-now'
import { Button } from '../../../../ui/Button/Button'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Fields } from '../../../../ui/Field/Field'
import { BoundField } from '../../../../ui/form/bound-field'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { FormError } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { Stack } from '../../../../ui/Panel/Panel'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import { DailyTicks, useDailyTasks } from './daily-ticks'
import { ShiftBar } from './shift-bar'
import { TimeStepper } from './time-stepper'
import { useStay, type CheckinValues, type CheckinWay } from './use-stay'
import { Worth } from './checkin-worth'

interface CheckinDialogProps {
  /** Whose, and on which day, where HR begins from somebody's month. */
  readonly userId?: Id<'users'> | undefined
  readonly day?: Day | undefined
  readonly onClose: () => void
}

/** Coming and going: the time in steps of 15 minutes, what it is worth, and who approves it. */
export const CheckinDialog = ({ userId, day: given, onClose }: CheckinDialogProps) => {
  const intl = useIntl()
  const me = useMe()
  const zone = useZone()
  const now = useNow()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const isHr = useCan('/office/hr')
  const isApproved = useWorkspace()?.opts.checkinNeedApproval !== 'enabled'
  const today = dayOf(now, zone)
  const [create] = api.activities.useCreate()
  const form = useFormik<CheckinValues>({
    initialValues: { who: userId ?? me._id, day: given ?? today, way: given ? 'checkout' : null, at: null, supervisorId: '', body: '' },
    onSubmit: (values, helpers): Promise<void> => submit(values, helpers),
  })
  const { who, day } = form.values
  const { name, members, row, last, open, done, isOut, began, from, until, usual, time, moment, group } = useStay(form.values)
  const submit = useSubmit<CheckinValues, unknown>(
    async ({ body, supervisorId }) => {
      try {
        await create({
          group,
          ...(who === me._id ? null : { userId: who }),
          ...(time === null ? null : { created: new Date(time).toISOString() as Instant }),
          ...(body.trim() ? { body: body.trim() } : null),
          ...(supervisorId ? { data: { supervisorId: supervisorId as Id<'users'> } } : null),
        }).unwrap()
      } catch (thrown) {
        const tasks = isApiError(thrown) && openTasksIn(thrown.data)
        throw tasks ? new Error(`${thrown.message}: ${tasks}`) : thrown
      }
    },
    { done: intl.formatMessage(isOut ? m.checkedOut : m.checkedIn, { name }), onSaved: onClose },
  )
  const stayDay = began === null ? day : dayOf(began, zone)
  const daily = useDailyTasks(who, stayDay, !isOut)
  const verb =
    time === null
      ? intl.formatMessage(isOut ? m.checkoutNow : m.checkinNow)
      : intl.formatMessage(isOut ? m.checkoutAt : m.checkinAt, { time: formatTime(time, zone) })
  /** What stands with another day, or another member, is asked for anew. */
  const restart = (next: CheckinWay | null): void => {
    void form.setFieldValue('way', next)
    void form.setFieldValue('at', null)
    form.setStatus(undefined)
  }
  const ready = last !== undefined && (!isOut || (open !== undefined && daily.open === 0))
  const approvers = members.filter(({ _id, rights }) => _id !== who && can(rights, ['/office/hr']))
  return (
    <FormikProvider value={form}>
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
        closable={!form.isSubmitting}
        onSend={ready && !form.isSubmitting ? () => void form.submitForm() : undefined}
        note={
          isOut && daily.open > 0 ? (
            <span className="ink-warn">{intl.formatMessage(m.ticksOpen, { count: daily.open })}</span>
          ) : isApproved ? undefined : (
            <span className="second">{intl.formatMessage(m.askManager)}</span>
          )
        }
        foot={
          <Button kind="primary" block={isPhone} busy={form.isSubmitting} disabled={!ready} onClick={() => void form.submitForm()}>
            {verb}
          </Button>
        }
      >
        <FormError />
        <Stack gap={16}>
          {isHr && (
            <Fields>
              <SelectField
                name="who"
                label={intl.formatMessage(m.who)}
                options={members.map(({ _id, name: label }) => ({ value: _id, label }))}
                onSet={() => restart(null)}
              />
              <BoundField<Day> name="day" label={intl.formatMessage(m.day)} onSet={() => restart(null)}>
                {({ set, ...bound }) => <DatePicker {...bound} max={today} onChange={(chosenDay) => set(chosenDay ?? today)} />}
              </BoundField>
            </Fields>
          )}
          {isHr && (
            <Segmented<CheckinWay>
              block
              label={intl.formatMessage(m.what)}
              chosen={group}
              onChoose={restart}
              segments={[
                { key: 'checkin', label: intl.formatMessage(m.checkinTitle) },
                { key: 'checkout', label: intl.formatMessage(m.checkoutTitle) },
              ]}
            />
          )}
          {isHr && last && done.length > 0 && !open && <p className="second">{intl.formatMessage(m.dayHas, { times: done.join(', ') })}</p>}
          {last && isOut && !open && <p className="ink-warn">{intl.formatMessage(m.noneOpen)}</p>}
          {last ? (
            <TimeStepper
              value={time}
              onChange={(next) => void form.setFieldValue('at', next)}
              now={now}
              from={from}
              until={until}
              usual={usual}
            />
          ) : (
            <SkeletonRows rows={2} />
          )}
          {isOut && began !== null && moment >= began && (
            <>
              <ShiftBar since={began} until={moment} />
              <Worth row={row} began={began} until={moment} isApproved={isApproved} />
            </>
          )}
          {isOut && daily.tasks.length > 0 && <DailyTicks tasks={daily.tasks} day={stayDay} isOwn={who === me._id} />}
          {!isOut && <p className="second">{intl.formatMessage(m.forget)}</p>}
          {!isApproved && (
            <Fields>
              <SelectField
                name="supervisorId"
                label={intl.formatMessage(m.supervisor)}
                placeholder={intl.formatMessage(m.anyone)}
                options={approvers.map(({ _id, name: label }) => ({ value: _id, label }))}
              />
              <TextField name="body" label={intl.formatMessage(m.word)} maxLength={500} placeholder={intl.formatMessage(m.optional)} />
            </Fields>
          )}
        </Stack>
      </Dialog>
    </FormikProvider>
  )
}

/** The names of the daily tasks for which a check-out was refused; HR may not see the tasks themselves. */
const openTasksIn = (data: unknown): string => {
  const { tasks }: { tasks?: unknown } = typeof data === 'object' && data !== null ? data : {}
  return Array.isArray(tasks) ? tasks.flatMap(({ name }: { name?: unknown }) => (typeof name === 'string' ? [name] : [])).join(', ') : ''
}
