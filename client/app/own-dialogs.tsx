import { lazy, Suspense } from 'react'

const CompaniesDialog = lazy(async () => ({ default: (await import('./companies-dialog')).CompaniesDialog }))
const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog')).PasswordDialog }))

/** What a member changes of their own sign-in. */
export type OwnDialog = 'companies' | 'password'

/** The dialog of that name, loaded when it is asked for; null shows none. */
export const OwnDialogs = ({ shown, onClose }: { shown: OwnDialog | null; onClose: () => void }) => (
  <Suspense fallback={null}>
    {shown === 'companies' && <CompaniesDialog onClose={onClose} />}
    {shown === 'password' && <PasswordDialog onClose={onClose} />}
  </Suspense>
)
