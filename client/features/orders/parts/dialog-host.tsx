import { Suspense, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts a dialog with a form of its own outside the form it is opened from; its script comes when it is first opened. */
export const DialogHost = ({ children }: { children: ReactNode }) => createPortal(<Suspense>{children}</Suspense>, document.body)
