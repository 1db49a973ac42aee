import { Form as FormikForm, useFormikContext } from 'formik'
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useKeysInView } from '../../lib/keys-in-view'
import { Icon } from '../icons/Icon'

interface FormProps {
  children: ReactNode
  label?: string
  className?: string
  /** Around a `DockForm` or a dialog's parts: the form takes no place of its own. */
  dock?: boolean
  /** Lets a button outside submit it by `form={id}`. */
  id?: string
  /** False while it can't be sent. */
  ready?: boolean
}

const waits = (event: FormEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A formik form: Ctrl+Enter saves, and after a refused save the first faulty field has focus. */
export const Form = ({ children, label, className, dock, id, ready = true }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useKeysInView('form')
  const { submitCount, isSubmitting, submitForm } = useFormikContext()
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    faulty?.focus()
    faulty?.scrollIntoView?.({ block: 'nearest' })
  }, [submitCount, isSubmitting])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    if (ready && !isSubmitting) void submitForm()
  }
  return (
    <FormikForm
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      className={classNames('ui-form', dock && 'ui-form--dock', className)}
      onKeyDown={onKeyDown}
      {...(!ready && { onSubmit: waits })}
    >
      {children}
    </FormikForm>
  )
}

/** The text of a refused save that belongs to no field in sight; place it at the top of the form. */
export const FormError = () => {
  const { status, errors, values } = useFormikContext<object>()
  const error: unknown = typeof status === 'object' && status !== null && 'error' in status ? status.error : undefined
  if (typeof error !== 'string' || Object.keys(errors).some((field) => field in values)) return null
  return (
    <div className="ui-form-error" role="alert">
      <Icon name="info" />
      <span>{error}</span>
    </div>
  )
}
