import { startOfDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import type { Instant } from '@shared/foundation/declaration/wire'
import { FormikProvider, getIn, useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { Button } from '../../../ui/Button/Button'
import { Unsaved } from '../../../ui/DockForm/DockForm'
import { DateField } from '../../../ui/form/DateField'
import { FormError } from '../../../ui/form/Form'
import { useSubmit } from '../../../ui/form/use-submit'
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

interface Values {
  mechanics: readonly MechanicValues[]
  /** From when it holds. */
  created: Day | null
}

/** Writes a new scheme of a rank; earlier ones stay with the months they counted in. */
export const SchemeEditor = ({ rankId, from, inForce, isDraft, since, onSaved, onClose }: SchemeEditorProps) => {
  const intl = useIntl()
  const zone = useZone()
  const [create] = api.apComs.useCreate()
  const draft = useSchemeDraft(rankId)
  const checkAmount = useAmountCheck()
  const submit = useSubmit(
    async ({ mechanics, created }: Values) => {
      for (const [at, mechanic] of mechanics.entries())
        for (const [field, amount] of Object.entries(amountsOf(mechanic))) await checkAmount(amount, `mechanics.${at}.${field}`)
      return create({
        rankId,
        ...(created ? { created: startOfDay(created, asZone(zone)).toISOString() as Instant } : null),
        mechanics: dataOf(mechanics),
        ...(isDraft ? { draft: true } : null),
      }).unwrap()
    },
    { done: (scheme) => intl.formatMessage(m.saved, { day: formatDate(scheme.created, zone) }), onSaved },
  )
  const form = useFormik<Values>({
    initialValues: { mechanics: from.length > 0 ? valuesOf(from) : [newMechanic()], created: since },
    onSubmit: submit,
  })
  const { mechanics, created } = form.values
  const busy = form.isSubmitting
  const errorsOf = (at: number): Record<string, string> => {
    const texts: unknown = getIn(form.errors, `mechanics.${at}`)
    return Object.fromEntries(Object.entries(texts ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  }
  const loose = Object.entries(form.errors).flatMap(([path, text]) => (path !== 'created' && typeof text === 'string' ? [text] : []))
  const setMechanics = (next: readonly MechanicValues[]): void => void form.setFieldValue('mechanics', next)
  const keep = (): void => {
    draft.save(mechanics, created).then(onSaved, () => undefined)
  }
  return (
    <FormikProvider value={form}>
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
        <DateField name="created" label={intl.formatMessage(m.since)} hint={intl.formatMessage(m.sinceHint)} />
        <FormError />
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
          <Button kind="primary" busy={busy} onClick={() => void form.submitForm()}>
            {intl.formatMessage(m.save)}
          </Button>
        </div>
      </div>
    </FormikProvider>
  )
}
