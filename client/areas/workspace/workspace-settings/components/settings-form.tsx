import type { PatchOf, RecordOf } from '@shared/registry/service-types'
import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { Formik, type FormikErrors } from 'formik'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { recordMessages } from '../../../../components/record-form/messages'
import { RecordConflict } from '../../../../components/record-form/record-conflict'
import { useRecordForm } from '../../../../components/record-form/use-record-form'
import { changeShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { Button } from '../../../../ui/Button/Button'
import { Unsaved } from '../../../../ui/DockForm/DockForm'
import { Form, FormError } from '../../../../ui/form/Form'
import { Columns, Panel, Stack } from '../../../../ui/Panel/Panel'
import { settingsMessages as m } from '../messages'
import './settings.css'

type Workspace = RecordOf<'workspaces'>

interface SettingsFormProps<V extends object> {
  title: string
  workspace: Workspace
  valuesOf: (workspace: Workspace) => V
  /** The changed fields as the server takes them. */
  patchOf: (changes: Partial<V>, values: V) => PatchOf<'workspaces'>
  /** Fields that can't be left empty; what else holds for them is the declaration's. */
  required?: readonly (keyof V & string)[]
  /** Where the fields stand in a workspace, unless at its top: `cfg`; or for each that isn't, by its name. Null: `validate` alone judges them. */
  within?: string | null | Partial<Record<keyof V & string, string>>
  /** Rules about looks, which neither the declaration nor the domain knows. */
  validate?: (values: V) => FormikErrors<V>
  labels: Partial<Record<keyof V & string, string>>
  /** Those of the labels whose fields can simply be written back. */
  reversible?: Partial<Record<keyof V & string, string>>
  /** At the right of the sheet: what saving changes. The buttons stand under it. */
  side?: ReactNode
  /** What the button says, where it isn't `Save`. */
  verb?: (values: V) => string
  children: ReactNode
}

/** Some settings on a sheet of their own, saved together; untouched fields follow what others save. */
export const SettingsForm = <V extends object>(props: SettingsFormProps<V>) => {
  const { title, workspace, valuesOf, patchOf, required = [], within, validate, labels, reversible, side, verb, children } = props
  const intl = useIntl()
  const [patch] = api.workspaces.usePatch()
  const form = useRecordForm<Workspace, V>({
    record: workspace,
    valuesOf: (record) => valuesOf(record ?? workspace),
    patch: (id, changes, rev, values) =>
      patch({ id, data: { ...patchOf(changes, values), ...(rev === undefined ? null : { rev }) } }).unwrap(),
    done: () => intl.formatMessage(recordMessages.saved),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    ...(reversible ? { reversible } : null),
  })
  const names = Object.entries(labels) as [keyof V & string, string][]
  const placeOf = (name: keyof V & string): string | undefined => (typeof within === 'string' ? within : within?.[name])
  const judged = (within === null ? [] : names).map(([name, label]) => ({
    name,
    label,
    path: placeOf(name) ? `${placeOf(name)}.${name}` : name,
    required: required.includes(name),
  }))
  const withinLimits = useValidation<V>(changeShape(workspaces), judged)
  return (
    <Formik {...form.formik} validate={(values) => ({ ...withinLimits(values), ...validate?.(values) })}>
      {({ isSubmitting, dirty, values, resetForm }) => {
        const sheet = (
          <>
            <FormError />
            <RecordConflict form={form} values={values} labels={labels} />
            {children}
          </>
        )
        const foot = (
          <div className="settings-foot">
            {dirty && <Unsaved />}
            {side && dirty && (
              <Button disabled={isSubmitting} onClick={() => resetForm()}>
                {intl.formatMessage(m.giveUp)}
              </Button>
            )}
            <Button
              type="submit"
              kind={dirty ? 'primary' : 'plain'}
              busy={isSubmitting}
              disabled={!dirty}
              {...(verb && dirty && { kbd: 'Ctrl ↵' })}
            >
              {verb && dirty ? verb(values) : intl.formatMessage(recordMessages.save)}
            </Button>
          </div>
        )
        return side ? (
          <Form label={title}>
            <Columns side={290}>
              <Panel title={title}>{sheet}</Panel>
              <Stack>
                {side}
                {foot}
              </Stack>
            </Columns>
          </Form>
        ) : (
          <Panel title={title}>
            <Form label={title}>
              {sheet}
              {foot}
            </Form>
          </Panel>
        )
      }}
    </Formik>
  )
}
