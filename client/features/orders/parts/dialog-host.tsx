import { Suspense, type ReactNode } from 'react'

/** A dialog whose script comes when it is first opened. */
export const DialogHost = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>
