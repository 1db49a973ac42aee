import type { HTMLAttributes } from 'react'
import { classNames } from '../../lib/class-names'
import './Field.css'

/** What is wrong, under the field or choice it is about. */
export const FieldError = ({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) => (
  <p className={classNames('ui-field__error', className)} {...rest} />
)
