import { startOfDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { Button } from '../../../ui/Button/Button'
import { DatePicker } from '../../../ui/DatePicker/DatePicker'
import { Unsaved } from '../../../ui/DockForm/DockForm'
import { Field } from '../../../ui/Field/Field'
import { Declined, failureOf } from '../../../ui/form/form-error'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { useZone } from '../../../ui/zone/zone-context'
import { formatDate } from '../../../lib/format'
import { amountsOf, dataOf, newMechanic, valuesOf, type DraftMechanic, type Mechanic, type MechanicValues } from '../mechanic-values'
import { schemeMessages as m } from '../messages'
import { useSchemeDraft } from '../use-scheme-draft'
import { MechanicFields } from './mechanic-fields'
import { FieldError } from '../../../ui/Field/FieldError'

const MAX_MECHANICS = 30

interface SchemeEditorProps {
  rankId: Id<'apRanks'>
  /** What it begins with. */
  from: readonly DraftMechanic[]
  /** What is in force, to compare with. */
  inForce: readonly Mechanic[]
  /** It goes on with the rank's draft. */
  isDraft: boolean
  /** From when it would hold unless another day is chosen. */
  since: Day
  onSaved: () => void
  onClose: () => void
}

const MECHANIC_PATH = /^mechanics\.(\d+)\.(\w+)$/

/** Writes a new scheme of a rank; earlier ones stay with the months they counted in. */
export const SchemeEditor = ({ rankId, from, inForce, isDraft, since, onSaved, onClose }: SchemeEditorProps) => {
  const intl = useIntl()
  const zone = useZone()
  const [create] = api.apComs.useCreate()
  const draft = useSchemeDraft(rankId)
  const checkAmount = useAmountCheck()
  const [mechanics, setMechanics] = useState<readonly MechanicValues[]>(() => (from.length > 0 ? valuesOf(from) : [newMechanic()]))
  const [day, setDay] = useState<Day | null>(since)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const errorsOf = (index: number): Record<string, string> =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, text]) => {
        const [, at, field] = MECHANIC_PATH.exec(path) ?? []
        return field !== undefined && Number(at) === index ? [[field, text]] : []
      }),
    )
  const loose = Object.entries(errors).flatMap(([path, text]) => (MECHANIC_PATH.test(path) || path === 'created' ? [] : [text]))
  const save = async (): Promise<void> => {
    setBusy(true)
    setErrors({})
    try {
      for (const [at, mechanic] of mechanics.entries())
        for (const [field, amount] of Object.entries(amountsOf(mechanic))) await checkAmount(amount, `mechanics.${at}.${field}`)
      const scheme = await create({
        rankId,
        ...(day ? { created: startOfDay(day, asZone(zone)).toISOString() as Instant } : null),
        mechanics: dataOf(mechanics),
        ...(isDraft ? { draft: true } : null),
      }).unwrap()
      toastDone(intl.formatMessage(m.saved, { day: formatDate(scheme.created, zone) }))
      onSaved()
    } catch (thrown) {
      if (thrown instanceof Declined) return
      const failure = failureOf(thrown)
      setErrors(failure.errors ?? { form: failure.message ?? intl.formatMessage(m.failed) })
    } finally {
      setBusy(false)
    }
  }
  const keep = (): void => {
    draft.save(mechanics, day).then(onSaved, () => undefined)
  }
  return (
    <div className="scheme-editor">
      <ol className="mechanics">
        {mechanics.map((values, at) => (
          <MechanicFields
            key={values.key}
            values={values}
            number={at + 1}
            before={inForce[at]}
            errors={errorsOf(at)}
            onChange={(next) => setMechanics(mechanics.map((each, index) => (index === at ? next : each)))}
            onRemove={() => setMechanics(mechanics.filter((_each, index) => index !== at))}
          />
        ))}
      </ol>
      {mechanics.length < MAX_MECHANICS && (
        <Button kind="link" icon="plus" onClick={() => setMechanics([...mechanics, newMechanic()])}>
          {intl.formatMessage(m.addMechanic)}
        </Button>
      )}
      <Field label={intl.formatMessage(m.since)} hint={intl.formatMessage(m.sinceHint)} error={errors['created']}>
        {(ids) => <DatePicker {...ids} value={day} onChange={setDay} />}
      </Field>
      {loose.map((text) => (
        <FieldError key={text} role="alert">
          {text}
        </FieldError>
      ))}
      <div className="scheme-editor__foot">
        <Unsaved />
        <Button disabled={busy} onClick={onClose}>
          {intl.formatMessage(isDraft ? m.back : m.drop)}
        </Button>
        <Button disabled={busy} busy={draft.busy} onClick={keep}>
          {intl.formatMessage(m.saveDraft)}
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          {intl.formatMessage(m.save)}
        </Button>
      </div>
    </div>
  )
}
