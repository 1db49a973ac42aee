import type { RecordService } from '@shared/services/names'
import { Formik, type FormikErrors } from 'formik'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { DockForm, Unsaved } from '../../ui/DockForm/DockForm'
import { Form } from '../../ui/form/Form'
import { RecordPresence } from '../presence/record-presence'
import { DraftKeeper } from './draft-keeper'
import { DraftNotice } from './draft-notice'
import { LeaveDialog } from './leave-dialog'
import { recordMessages as m } from './messages'
import { RecordConflict } from './record-conflict'
import type { RecordForm } from './use-record-form'

interface RecordDockProps<V extends object> {
  form: RecordForm<V>
  title: string
  /** Which record it is, for colleagues who have it open too. */
  presence?: { readonly service: RecordService; readonly id: string | undefined }
  /** Its first field takes focus by itself. */
  isNew: boolean
  /** The labels of the fields, for conflicts. */
  labels: Partial<Record<keyof V & string, string>>
  validate: (values: V) => FormikErrors<V>
  onClose: () => void
  /** Offers to add another one after a new one is saved; told which of the two was chosen. */
  onAgain?: (again: boolean) => void
  /** At the right of the head. */
  aside?: ReactNode
  /** In the foot, before Save: what else can be done with the record. */
  actions?: ReactNode
  /** Why nothing can be changed; without it everything can. */
  readOnly?: string | undefined
  /** `DockPart`s. */
  children: ReactNode
}

/** Nobody else can have it open, or is told. */
const alone = { service: 'assets', id: undefined } as const

/** A record beside its list: read, written, saved. Closing it unsaved asks whether to keep the draft. */
export const RecordDock = <V extends object>(props: RecordDockProps<V>) => {
  const { form, title, presence, isNew, labels, validate, onClose, onAgain, aside, actions, readOnly, children } = props
  const intl = useIntl()
  const [leaving, setLeaving] = useState(false)
  return (
    <Formik {...form.formik} validate={validate}>
      {({ isSubmitting, initialValues, values, submitForm }) => {
        const dirty = form.changed(values, initialValues).length > 0
        return (
          <RecordPresence {...(presence ?? alone)} editing={dirty}>
            <Form dock label={title}>
              <DockForm
                title={title}
                onClose={() => (dirty ? setLeaving(true) : onClose())}
                focusTitle={!isNew}
                aside={aside}
                note={readOnly ?? (dirty && <Unsaved />)}
                foot={
                  readOnly === undefined && (
                    <>
                      {actions}
                      {isNew && onAgain && (
                        <Button
                          title={intl.formatMessage(m.addNextHint)}
                          disabled={isSubmitting}
                          onClick={() => {
                            onAgain(true)
                            void submitForm().finally(() => onAgain(false))
                          }}
                        >
                          {intl.formatMessage(m.addNext)}
                        </Button>
                      )}
                      <Button type="submit" kind="primary" kbd="Ctrl ↵" busy={isSubmitting} disabled={!isNew && !dirty}>
                        {intl.formatMessage(m.save)}
                      </Button>
                    </>
                  )
                }
              >
                {form.restored && dirty && <DraftNotice onKeep={form.goOn} onDrop={form.discard} />}
                <RecordConflict form={form} values={values} labels={labels} />
                {children}
              </DockForm>
              <DraftKeeper form={form} />
            </Form>
            {leaving && (
              <LeaveDialog
                onKeep={() => {
                  form.keepDraft(values)
                  onClose()
                }}
                onDrop={() => {
                  form.keepDraft(null)
                  onClose()
                }}
                onClose={() => setLeaving(false)}
              />
            )}
          </RecordPresence>
        )
      }}
    </Formik>
  )
}
