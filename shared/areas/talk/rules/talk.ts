/** The services whose records people talk about. */
export const TALK_SERVICES = ['orders', 'funds', 'assets', 'products', 'tasks', 'posts', 'users'] as const
export type TalkService = (typeof TALK_SERVICES)[number]

/** What the server alone writes into a talk: the story of a task, and who keeps an asset. */
export const EVENT_GROUPS = ['assets/assign', 'tasks/reject', 'tasks/finish', 'tasks/complete', 'tasks/extend'] as const

export const COMMENT_GROUPS = [
  ...TALK_SERVICES.map((service) => `${service}/comment` as const),
  ...TALK_SERVICES.map((service) => `${service}/like` as const),
  ...EVENT_GROUPS,
] as const
export type CommentGroup = (typeof COMMENT_GROUPS)[number]

export const MAX_COMMENT_LENGTH = 5000
/** How many comments a page shows. */
export const COMMENTS_SHOWN = 50
const MAX_MENTIONS = 20

export const isLike = (group: string): boolean => group.endsWith('/like')

/** Whether a member may write this kind of comment about a record of this service. */
export const mayWrite = (target: TalkService, group: CommentGroup): boolean => group === `${target}/comment` || group === `${target}/like`

/** A username after an @ that begins a word. */
const mention = /(?<![\p{L}\p{N}._@-])@([A-Za-z0-9._-]{1,60})/gu

/** The usernames a text names, each once; the stop after a sentence isn't part of a name. */
export const mentionsIn = (text: string): string[] => {
  const names = [...text.matchAll(mention)].map(([, name = '']) => name.replace(/[.-]+$/, ''))
  return [...new Set(names.filter(Boolean))].slice(0, MAX_MENTIONS)
}

/** A piece of a text as it is shown: plain, a link, or a member who is named. */
export interface TextPiece {
  readonly kind: 'text' | 'link' | 'mention'
  readonly text: string
}

const pieces = /(?<link>https?:\/\/[^\s<>"']+)|(?<![\p{L}\p{N}._@-])@(?<name>[A-Za-z0-9._-]{1,60})/gu

/** Splits a text into what is shown plainly, links, and the members it names; markup is text like any other. */
export const piecesOf = (text: string, usernames: ReadonlySet<string>): TextPiece[] => {
  const found: TextPiece[] = []
  let from = 0
  const add = (kind: TextPiece['kind'], piece: string): void => {
    if (piece !== '') found.push({ kind, text: piece })
  }
  for (const match of text.matchAll(pieces)) {
    const link = match.groups?.['link']?.replace(/[.,;:!?)\]]+$/, '')
    const name = match.groups?.['name']?.replace(/[.-]+$/, '')
    const known = name !== undefined && usernames.has(name)
    if (link === undefined && !known) continue
    const shown = link ?? `@${name ?? ''}`
    add('text', text.slice(from, match.index))
    add(link === undefined ? 'mention' : 'link', shown)
    from = match.index + shown.length
  }
  add('text', text.slice(from))
  return found
}
