import { RING_TOPICS, type RingTopic } from '@shared/foundation/words/ring-words'
import type { PushDevice } from '@shared/areas/people/services/pushDevices'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { LoadFailed } from '../../../components/list-states'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastError } from '../../../ui/Toasts/Toasts'
import { ringMessages as m } from './messages'
import { useRingDevices } from './use-ring-device'
import './bell.css'

const HOUR_MINUTES = 60
const two = (value: number): string => String(value).padStart(2, '0')
const clockOf = (minute: number): string => `${two(Math.floor(minute / HOUR_MINUTES))}:${two(minute % HOUR_MINUTES)}`
const minuteOf = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? []
  return hours === undefined ? null : Number(hours) * HOUR_MINUTES + Number(minutes)
}
/** Nobody wants to be rung at night; offered when quiet hours are first asked for. */
const NIGHT = { from: 21 * HOUR_MINUTES, until: 7 * HOUR_MINUTES }
const isQuiet = ({ quiet }: PushDevice): boolean => quiet !== undefined && quiet.from !== quiet.until

/** What the phone or the computer one is at rings for, when, and on which other devices one is rung. */
export const RingDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const { ability, devices, error, isFetching, refetch, own, start, change, end } = useRingDevices()
  const [busy, setBusy] = useState(false)
  const told = (work: Promise<unknown>): void => {
    setBusy(true)
    work
      .catch((thrown: unknown) =>
        toastError(isApiError(thrown) ? (Object.values(thrown.errors ?? {})[0] ?? thrown.message) : intl.formatMessage(m.failed)),
      )
      .finally(() => setBusy(false))
  }
  const choose = (device: PushDevice, topic: RingTopic, on: boolean): void =>
    told(change(device, { topics: RING_TOPICS.filter((each) => (each === topic ? on : device.topics.includes(each))) }))
  const others = devices?.filter((device) => device !== own) ?? []

  return (
    <Dialog title={intl.formatMessage(m.title)} subtitle={intl.formatMessage(m.hint)} width={480} onClose={onClose}>
      {!devices ? (
        error ? (
          <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <SkeletonRows rows={4} />
        )
      ) : (
        <div className="ring">
          {own ? (
            <>
              <fieldset className="ring__topics">
                <legend>{intl.formatMessage(m.topics)}</legend>
                {RING_TOPICS.map((topic) => (
                  <Checkbox
                    key={topic}
                    asSwitch
                    disabled={busy}
                    checked={own.topics.includes(topic)}
                    onChange={(on) => choose(own, topic, on)}
                  >
                    {intl.formatMessage(m[topic])}
                  </Checkbox>
                ))}
              </fieldset>
              <Checkbox
                asSwitch
                disabled={busy}
                checked={isQuiet(own)}
                hint={intl.formatMessage(m.quietHint)}
                onChange={(on) => told(change(own, { quiet: on ? NIGHT : { from: 0, until: 0 } }))}
              >
                {intl.formatMessage(m.quiet)}
              </Checkbox>
              {own.quiet && isQuiet(own) && <QuietHours quiet={own.quiet} onChange={(quiet) => told(change(own, { quiet }))} />}
              <Button kind="quiet" busy={busy} onClick={() => told(end(own))}>
                {intl.formatMessage(m.stop)}
              </Button>
            </>
          ) : ability === 'able' ? (
            <Button kind="primary" busy={busy} data-autofocus onClick={() => told(start())}>
              {intl.formatMessage(m.start)}
            </Button>
          ) : (
            <p>{intl.formatMessage(m[ability])}</p>
          )}
          {others.length > 0 && (
            <section>
              <h3>{intl.formatMessage(m.others)}</h3>
              <ul>
                {others.map((device) => (
                  <li key={device._id} className="ring__device">
                    <span>{device.name}</span>
                    <Button
                      kind="link"
                      size="s"
                      aria-label={intl.formatMessage(m.endOf, { name: device.name })}
                      onClick={() => told(end(device))}
                    >
                      {intl.formatMessage(m.end)}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Dialog>
  )
}

type Quiet = NonNullable<PushDevice['quiet']>

const QuietHours = ({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) => {
  const intl = useIntl()
  const field = (name: keyof Quiet) => (
    <Field label={intl.formatMessage(m[name])}>
      {(ids) => (
        <TextInput
          {...ids}
          type="time"
          defaultValue={clockOf(quiet[name])}
          onBlur={({ currentTarget: { value } }) => {
            const minute = minuteOf(value)
            if (minute !== null && minute !== quiet[name]) onChange({ ...quiet, [name]: minute })
          }}
        />
      )}
    </Field>
  )
  return (
    <div className="ring__hours">
      {field('from')}
      {field('until')}
    </div>
  )
}
