import type { MessageDescriptor } from 'react-intl'
import { publicMessages as m } from './public-layout/messages'

/** The information pages, as footers list them: they open without signing in, at `/p/{slug}`. */
export interface InfoPageLink {
  readonly slug: 'terms' | 'privacy' | 'help'
  readonly title: MessageDescriptor
}

export const infoPages: readonly InfoPageLink[] = [
  { slug: 'terms', title: m.terms },
  { slug: 'privacy', title: m.privacy },
  { slug: 'help', title: m.help },
]
