import { createHmac, randomBytes } from 'node:crypto'
import { changedDeep, idOf, idText } from '../../../../../platform/mongo/extended-json'
import { OtherIds } from './other-ids'

const PICTURE = /\/files\/([\w-]{32})([-.])/g
const ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g
/** Of a picture kept here. */
const OWN_PICTURE = /^(\/files\/[\w-]{32}-(500|250|45)\.(jpg|webp))?$/
const NAME_BYTES = 24

interface Usernames {
  /** The workspace's address in the file, and here. */
  readonly was: string
  readonly is: string
  /** Of all its members, in the file. */
  readonly known: ReadonlySet<string>
}

/**
 * What the things of a workspace are called here that comes in a file: all ids and pictures have other names than where it was made, the same
 * wherever one is written, so that nothing here and nothing there is ever the same thing.
 */
export class OtherNames {
  readonly ids = new OtherIds()
  /** Nobody who writes a file knows what its pictures will be called. */
  readonly #secret = randomBytes(NAME_BYTES)

  /** A picture's other name, whether it came along or not: one that didn't leads nowhere. */
  picture(name: string): string {
    return createHmac('sha256', this.#secret).update(name).digest().subarray(0, NAME_BYTES).toString('base64url')
  }

  /** @returns what rewrites a document as it is stored */
  rewriting(usernames: Usernames): (document: object) => Record<string, unknown> {
    const { alone, mentioned } = inWords(usernames)
    const inText = (text: string): string =>
      mentioned(
        text
          .replace(PICTURE, (_found, name: string, end: string) => `/files/${this.picture(name)}${end}`)
          .replace(ID, (id) => this.ids.of(id)),
      )
    return (document) =>
      changedDeep(document, {
        text: (text, field) => {
          if (field === 'username') return alone(text)
          // A picture of somebody else's server would tell it who looks.
          if (field === 'avatar' && !OWN_PICTURE.test(text)) return undefined
          return inText(text)
        },
        id: (id) => idOf(this.ids.of(idText(id) ?? '')),
        name: inText,
      })
  }
}

/**
 * Usernames that say the workspace's address (`1.<slug>`) say the new one, wherever they are written, so that everybody signs in as the
 * sign-in page completes it; one that would be another member's stays.
 */
const inWords = ({ was, is, known }: Usernames) => {
  const same = (text: string): string => text
  if (was === is) return { alone: same, mentioned: same }
  const number = String.raw`([0-9]{1,9})\.${was}(?![A-Za-z0-9_-])`
  const whole = new RegExp(`^${number}`)
  // In JSON within a text a new line before a mention is written as two characters.
  const mention = new RegExp(String.raw`((?<![\p{L}\p{N}._@-])@|(?<=\\[nrt])@)${number}`, 'gu')
  const other = (found: string, before: string, own: string): string =>
    known.has(`${own}.${was}`) && !known.has(`${own}.${is}`) ? `${before}${own}.${is}` : found
  return {
    alone: (text: string) => text.replace(whole, (found, own: string) => other(found, '', own)),
    mentioned: (text: string) => text.replace(mention, other),
  }
}
