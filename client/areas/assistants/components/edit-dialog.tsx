import type { Proposal } from '@shared/areas/assistants/services/proposals'
import { Formik } from 'formik'
import { Fragment, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useHistoryWords } from '../../../components/history/words'
import { plainValues } from '../../../resource/field-spec'
import { Fields } from '../../../ui/Field/Field'
import { CheckboxField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { MoneyField, QuantityField } from '../../../ui/form/NumberFields'
import { useSubmit } from '../../../ui/form/use-submit'
import { useZone } from '../../../ui/zone/zone-context'
import { changedData, editableOf, linesOf, nameOfLine, type LineValues } from '../edit-fields'
import { assistantsMessages as m } from '../messages'

type Values = Record<string, unknown>

const hasFigure = (value: unknown): boolean => typeof value === 'number'

/**
 * Changes what is proposed, field by field. It is tried at once with all checks of the service, and comes back to the card with what it comes
 * to: nothing is recorded here.
 */
export const EditDialog = ({ proposal, onClose }: { readonly proposal: Proposal; readonly onClose: () => void }) => {
  const intl = useIntl()
  const { _id, service, title, rev } = proposal
  const words = useHistoryWords([service])
  const zone = useZone()
  // A field with an id is called by what it names.
  const labelOf = (field: string): string => {
    const word = words.fieldWord(service, field)
    return word === field ? words.fieldWord(service, field.replace(/Id$/, '')) : word
  }
  const [patch] = api.proposals.usePatch()
  // What others change meanwhile is judged when it is sent.
  const [editable] = useState(() => editableOf(proposal, zone))
  const { specs, lists, told } = editable
  const [initial] = useState<Values>(() => ({
    ...plainValues(specs, told),
    ...Object.fromEntries(lists.map(({ name, lines }) => [name, linesOf(lines, told[name])])),
  }))
  const submit = useSubmit(
    async (values: Values) => {
      await patch({ id: _id, data: { data: changedData(proposal, editable, values, initial), rev } }).unwrap()
      onClose()
    },
    { done: intl.formatMessage(m.changedByHand) },
  )
  return (
    <Formik<Values> initialValues={initial} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.editTitle)}
        {...(title ? { subtitle: title } : null)}
        verb={intl.formatMessage(m.editVerb)}
        kbd="Ctrl ↵"
        onClose={onClose}
      >
        <p className="second proposal__hint">{intl.formatMessage(m.editHint)}</p>
        {specs.map((spec, at) => (
          <Fragment key={spec.name}>
            {spec.input({
              name: spec.name,
              label: labelOf(spec.name),
              required: false,
              disabled: false,
              autoFocus: at === 0,
            })}
          </Fragment>
        ))}
        {lists.map(({ name, lines }) =>
          lines.map((line, at) => {
            const goods = nameOfLine(line, told[name] ?? told['items'], at)
            const first = (initial[name] as readonly LineValues[])[at]
            return (
              <div key={`${name}.${at}`} className="proposal__line" role="group" aria-label={goods}>
                <span className="name">{goods}</span>
                <Fields>
                  <QuantityField name={`${name}.${at}.quantity`} label={intl.formatMessage(m.lineQuantity)} />
                  {hasFigure(first?.price) && <MoneyField name={`${name}.${at}.price`} label={intl.formatMessage(m.linePrice)} />}
                  {hasFigure(first?.cost) && <MoneyField name={`${name}.${at}.cost`} label={intl.formatMessage(m.lineCost)} />}
                </Fields>
                {lines.length > 1 && <CheckboxField name={`${name}.${at}.isKept`}>{intl.formatMessage(m.lineKept)}</CheckboxField>}
              </div>
            )
          }),
        )}
      </FormDialog>
    </Formik>
  )
}
