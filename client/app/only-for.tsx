import type { WorkspaceOptions } from '@shared/areas/workspace/services/workspaces'
import { lazy, Suspense, type ReactNode } from 'react'
import { useWorkspace } from '../api/session/use-workspace'

const NotBegun = lazy(async () => ({ default: (await import('../components/error-page/ask-board')).NotBegun }))

interface OnlyForProps {
  readonly isFor: (opts: WorkspaceOptions) => boolean
  /** Where the board makes the company one of them. */
  readonly begins: string
  readonly children: ReactNode
}

/** A page for companies of some settings: others are told where to begin with it. It opens by itself once they have. */
export const OnlyFor = ({ isFor, begins, children }: OnlyForProps) => {
  const opts = useWorkspace()?.opts
  if (opts === undefined || isFor(opts)) return children
  return (
    <Suspense fallback={null}>
      <NotBegun at={begins} />
    </Suspense>
  )
}
