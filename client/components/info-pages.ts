import { defineMessages, type MessageDescriptor } from 'react-intl'

/** The information pages, as footers list them: they open without signing in, at `/p/{slug}`. */
export interface InfoPageLink {
  readonly slug: 'terms' | 'privacy' | 'help'
  readonly title: MessageDescriptor
}

const m = defineMessages({
  terms: { id: 'entry.page.terms', defaultMessage: 'Terms' },
  privacy: { id: 'entry.page.privacy', defaultMessage: 'Privacy' },
  help: { id: 'entry.page.help', defaultMessage: 'Help' },
})

export const infoPages: readonly InfoPageLink[] = [
  { slug: 'terms', title: m.terms },
  { slug: 'privacy', title: m.privacy },
  { slug: 'help', title: m.help },
]
