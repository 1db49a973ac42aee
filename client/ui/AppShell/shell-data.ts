import type { ReactNode } from 'react'
import type { IconName } from '../icons/Icon'

/** An area of the product: an icon over a word in the sidebar. Give only those that the rights allow. */
export interface ShellArea {
  key: string
  label: string
  icon: IconName
  to: string
  current: boolean
  /** A `CountBadge` of what waits there, warn on tint. */
  count?: ReactNode
  /** The apps it holds: a menu before its pages changes between them; on a phone each stands under 'Thêm'. */
  apps?: ShellArea[]
}

/** A page of the area in view, a link in the top bar. */
export interface ShellPage {
  key: string
  label: string
  to: string
  current: boolean
  /** The name of the group whose menu it stands in; pages of a group follow each other. */
  group?: string | undefined
  /** As an area's. */
  count?: ReactNode
}

export interface AppShellProps {
  /** The company's name. */
  workspace: string
  /** Where it is, for paper. */
  address?: string | undefined
  /** Its own logo, in place of the product's. */
  logo?: ReactNode
  /** Where the logo leads. */
  home?: string
  areas: ShellArea[]
  /** At the foot of the sidebar: apps, settings. */
  footAreas?: ShellArea[]
  pages: ShellPage[]
  /** A `ShellSearch`. */
  search?: ReactNode
  /** A `ConnectionMark`. */
  connection?: ReactNode
  language?: ReactNode
  /** A `ShellBell`. */
  bell?: ReactNode
  /** The person's menu. */
  me?: ReactNode
  /** Phone: what the top says; the current page or area unless given. */
  title?: string
  /** Phone: keys of the areas in the bottom bar, at most three; the rest is under 'Thêm'. */
  phoneAreas?: string[]
  /** Phone: the '+', new of the area in view. */
  onNew?: (() => void) | undefined
  newLabel?: string
  /** Under pages that scroll as a whole: links to the information pages. */
  footer?: ReactNode
  children: ReactNode
}
