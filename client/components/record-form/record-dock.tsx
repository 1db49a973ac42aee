import type { RecordService } from '@shared/registry/names'
import { Formik, type FormikErrors } from 'formik'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { DockForm, Unsaved } from '../../ui/DockForm/DockForm'
import { Form } from '../../ui/form/Form'
import { HistoryButton } from '../history/history-button'
import { RecordPresence } from '../presence/record-presence'
import { DraftKeeper } from './draft-keeper'
import { DraftNotice } from './draft-notice'
import { LeaveDialog } from './leave-dialog'
import { recordMessages as m } from './messages'
import { RecordConflict } from './record-conflict'
import type { RecordForm } from './record-form'

/** What can become of writing that isn't saved. */
export type UnsavedWork = Pick<RecordForm<object>, 'discard' | 'saveAndLeave'>

interface RecordDockProps<V extends object> {
  form: RecordForm<V>
  title: string | ((values: V) => string)
  /** Which record it is, for colleagues who have it open too. */
  presence?: { readonly service: RecordService; readonly id: string | undefined }
  /** Its first field takes focus by itself. */
  isNew: boolean
  /** The labels of the fields, for conflicts. */
  labels: Partial<Record<keyof V & string, string>>
  validate: (values: V) => FormikErrors<V>
  onClose: () => void
  /** Beside the title. */
  status?: ReactNode
  /** Offers to add another one after a new one is saved; told which of the two was chosen. */
  onAgain?: (again: boolean) => void
  /** At the right of the head. */
  aside?: Part<V>
  /** In the head, in place of 'Unsaved'. */
  note?: Part<V>
  /** In the foot, before Save: what else can be done with the record. */
  actions?: ReactNode
  /** The foot, in place of Save. */
  foot?: Part<V>
  /** Why nothing can be changed; without it everything can. */
  readOnly?: string | undefined
  /** Told of what is unsaved, null once nothing is: the screen asks about it, not the dock. */
  onDirty?: (work: UnsavedWork | null) => void
  /** `DockPart`s. */
  children: Part<V>
}

export interface DockState<V> {
  readonly values: V
  readonly dirty: boolean
  readonly busy: boolean
  readonly submit: () => Promise<void>
}
type Part<V> = ReactNode | ((state: DockState<V>) => ReactNode)
const drawn = <V extends object>(piece: Part<V>, state: DockState<V>): ReactNode => (typeof piece === 'function' ? piece(state) : piece)

/** A record that isn't there yet: no presence is told. */
const NO_RECORD = { service: 'assets', id: undefined } as const

/** A record beside its list: read, written, saved. Closing it unsaved asks whether to keep the draft. */
export const RecordDock = <V extends object>(props: RecordDockProps<V>) => {
  const { form, title, presence, isNew, labels, validate, onClose, onAgain, status, actions, readOnly, onDirty } = props
  const intl = useIntl()
  const [leaving, setLeaving] = useState(false)
  return (
    <Formik {...form.formik} validate={validate}>
      {({ isSubmitting, initialValues, values, submitForm }) => {
        const dirty = form.changed(values, initialValues).length > 0
        const state: DockState<V> = { values, dirty, busy: isSubmitting, submit: submitForm }
        const name = typeof title === 'function' ? title(values) : title
        const asks = dirty && !onDirty
        return (
          <RecordPresence {...(presence ?? NO_RECORD)} editing={dirty}>
            <Form dock label={name}>
              <DockForm
                title={name}
                status={status}
                onClose={() => (asks ? setLeaving(true) : onClose())}
                focusTitle={!isNew}
                aside={
                  <>
                    {presence?.id !== undefined && <HistoryButton service={presence.service} id={presence.id} name={name} />}
                    {drawn(props.aside, state)}
                  </>
                }
                note={readOnly ?? drawn(props.note, state) ?? (dirty && <Unsaved />)}
                foot={
                  readOnly === undefined &&
                  (drawn(props.foot, state) ?? (
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
                  ))
                }
              >
                {form.restored && dirty && <DraftNotice onKeep={form.goOn} onDrop={form.discard} />}
                <RecordConflict form={form} values={values} labels={labels} />
                {drawn(props.children, state)}
              </DockForm>
              <DraftKeeper form={form} />
              {onDirty && <DirtyReport dirty={dirty} form={form} onDirty={onDirty} />}
            </Form>
            {leaving && (
              <LeaveDialog
                onSave={() => {
                  setLeaving(false)
                  form.saveAndLeave(onClose)
                }}
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

interface DirtyReportProps {
  dirty: boolean
  form: UnsavedWork
  onDirty: (work: UnsavedWork | null) => void
}

const DirtyReport = ({ dirty, form, onDirty }: DirtyReportProps) => {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    onDirty(dirty ? { discard: () => latest.current.discard(), saveAndLeave: (leave) => latest.current.saveAndLeave(leave) } : null)
    return () => onDirty(null)
  }, [dirty, onDirty])
  return null
}
