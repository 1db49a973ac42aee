import { lazy, useState, type ComponentType } from 'react'

/** A part of the screen whose code comes later. */
export type LazyPart<P> = ComponentType<P> & { readonly preload: () => Promise<unknown> }

/**
 * Like `lazy`, but a part whose code has come is drawn at once instead of suspending first, so that the page after a start is drawn in
 * one go and asks for all its records together.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> => {
  let come: ComponentType<P> | null = null
  let coming: Promise<ComponentType<P>> | null = null
  const preload = (): Promise<ComponentType<P>> =>
    (coming ??= load().then(
      (part) => (come = part),
      (error: unknown) => {
        // Asked for again next time.
        coming = null
        throw error
      },
    ))
  const Later = lazy(async () => ({ default: await preload() }))
  const Part = (props: P) => {
    // Kept, so that a part that came later isn't begun anew.
    const [Now] = useState<ComponentType<P>>(() => come ?? Later)
    return <Now {...props} />
  }
  return Object.assign(Part, { preload })
}
