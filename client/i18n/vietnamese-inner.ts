import type { Messages } from './texts'

/** All other Vietnamese texts, one file an area. */
const areas = import.meta.glob<Messages>(
  ['./vi/*.json', '!./vi/app.json', '!./vi/entry.json', '!./vi/ui.json', '!./vi/sign-*.json', '!./vi/forgot-password.json'],
  { eager: true, import: 'default' },
)

export const texts: Messages = Object.assign({}, ...Object.values(areas))
