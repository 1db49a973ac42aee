import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts a dialog with a form of its own outside the form it is opened from. */
export const Outside = ({ children }: { children: ReactNode }) => createPortal(children, document.body)
