import { useId, type CSSProperties, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { uiMessages } from '../messages'
import { useCollaboratorAt } from '../Presence/collaborators'
import { FieldError } from './FieldError'
import './Field.css'

/** What a field hands to its input, so that label, hint and error belong to it. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** What is wrong, by the catalogue. */
  error?: ReactNode
  hint?: ReactNode
  required?: boolean | undefined
  /** Its name in the form: by it colleagues who are at the same field are found. */
  name?: string | undefined
  /** The colleague who is editing it now, where that isn't told by `Collaborators`. */
  collaborator?: string | undefined
  /** The label is heard, not seen. */
  bare?: boolean | undefined
  className?: string | undefined
}

/** Label, input, hint and error of one value. */
export const Field = ({
  label,
  error,
  hint,
  required,
  name,
  collaborator: given,
  bare,
  className,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) => {
  const intl = useIntl()
  const present = useCollaboratorAt(name)
  const collaborator = given ?? present
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('ui-field', collaborator && 'ui-field--collaborator', className)} data-field={name}>
      <label className={bare ? 'unseen' : 'ui-field__label'} htmlFor={id}>
        {label}
        {required && (
          <>
            {' '}
            <i aria-hidden="true" title={intl.formatMessage(uiMessages.required)}>
              *
            </i>
          </>
        )}
      </label>
      {collaborator && <span className="ui-field__collaborator">{collaborator}</span>}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Fields side by side, as many as fit at `least` points each. */
export const Fields = ({ least = 150, children }: { least?: number; children: ReactNode }) => {
  const style: CSSProperties & Record<`--${string}`, string> = { '--least': `${least}px` }
  return (
    <div className="ui-fields" style={style}>
      {children}
    </div>
  )
}
