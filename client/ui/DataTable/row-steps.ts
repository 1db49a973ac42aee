import { createContext, useContext, useEffect, type Dispatch, type SetStateAction } from 'react'

/** What lies before and after the open row of a list. */
export interface RowSteps {
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly openKey: (key: string) => void
}

/** For the dock beside a list; null where nothing of the list is open. */
export const RowStepsContext = createContext<RowSteps | null>(null)
export const RowStepsSetter = createContext<Dispatch<SetStateAction<RowSteps | null>> | null>(null)

interface OpenRow {
  readonly keys: readonly { readonly key: string }[]
  readonly open: string | undefined
  readonly openKey: ((key: string) => void) | undefined
}

/** Tells the dock beside the list which rows are next to the open one. */
export const useRowSteps = ({ keys, open, openKey }: OpenRow): void => {
  const set = useContext(RowStepsSetter)
  const at = open ? keys.findIndex(({ key }) => key === open) : -1
  const previous = at < 0 ? undefined : keys[at - 1]?.key
  const next = at < 0 ? undefined : keys[at + 1]?.key
  useEffect(() => {
    set?.(openKey && (previous !== undefined || next !== undefined) ? { previous, next, openKey } : null)
  }, [set, previous, next, openKey])
  // The table is gone while it loads or fails.
  useEffect(() => () => set?.(null), [set])
}
