import type { ComponentType } from 'react'

/** What features put into the frame itself. Each is loaded after the frame stands. */
export interface FrameParts {
  /** The bell with what is unread. */
  readonly bell?: () => Promise<ComponentType>
  /** The field that opens the palette, palette included. */
  readonly search?: () => Promise<ComponentType>
  /** Below pages that scroll as a whole. */
  readonly footer?: () => Promise<ComponentType>
}

export const frameParts: FrameParts = {
  bell: () => import('../features/bell/bell').then((module) => module.Bell),
  search: () => import('./palette/search-slot').then((module) => module.SearchSlot),
  footer: () => import('./footer').then((module) => module.Footer),
}
