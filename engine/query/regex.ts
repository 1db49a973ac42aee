import type { RawValue } from '../bson/raw'
import { CommandError } from '../errors'

/** A regular expression with the literal text that every match begins with. */
export interface Regex {
  readonly source: string
  readonly flags: string
  readonly pattern: RegExp
  /** Text after `^`, when the expression is case-sensitive and begins with plain characters. */
  readonly prefix: string | null
  /** Whether the prefix is the whole expression. */
  readonly isPrefixOnly: boolean
}

/** A stored regular expression, as a pattern of its own. */
export function regexOfValue(value: RawValue): Regex {
  const sourceEnd = value.bytes.indexOf(0, value.at)
  return regexOf(value.bytes.toString('utf8', value.at, sourceEnd), value.bytes.toString('utf8', sourceEnd + 1, value.end - 1))
}

const MAX_PATTERN_LENGTH = 32_764

/** @throws CommandError 51108 naming an option, 51091 for what is no pattern here */
export function regexOf(source: string, options: string): Regex {
  let flags = ''
  for (const option of options)
    if ('ims'.includes(option)) flags += flags.includes(option) ? '' : option
    else if (option !== 'u') throw new CommandError(51108, `invalid flag in regex options: ${option}`)
  if (source.length > MAX_PATTERN_LENGTH) throw new CommandError(51091, 'Regular expression is too long')
  const pattern = compile(source, flags)
  const [, literal = '', rest = ''] = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^\w\s])*)(.*)$/su.exec(source) ?? []
  if (!literal || flags !== '' || source.includes('|')) return { source, flags, pattern, prefix: null, isPrefixOnly: false }
  const characters = literal.match(/\\?./gsu) ?? []
  if (/^[?*{]/u.test(rest)) characters.pop() // the last character is optional
  const prefix = characters
    .map((character) => (character.length > 1 && character.startsWith('\\') ? character.slice(1) : character))
    .join('')
  return { source, flags, pattern, prefix: prefix || null, isPrefixOnly: rest === '' }
}

/** Rewrites what JavaScript reads differently from MongoDB's patterns (PCRE); what JavaScript does not have (`\A`, `(?i)`, atomic
 *  groups …) is refused. */
function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(translate(source, flags), `${flags}u`)
  } catch (error) {
    throw new CommandError(
      51091,
      `Regular expression is invalid or not supported: ${source} (${error instanceof Error ? error.message : ''})`,
    )
  }
}

/** Only these are spaces, and only `\n` ends a line. */
const spaces = String.raw` \t\n\v\f\r`

function translate(source: string, flags: string): string {
  let out = ''
  for (let at = 0; at < source.length;) {
    const [token] = /^(?:\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\\[\s\S]?|\{\d+(?:,\d*)?\}|[\s\S])/u.exec(source.slice(at))!
    at += token.length
    out += token.length > 1 && token.startsWith('[') ? translateClass(token) : translateToken(token, flags)
  }
  return out
}

function translateToken(token: string, flags: string): string {
  if (token === '.') return flags.includes('s') ? token : String.raw`[^\n]`
  if (token === '$') return flags.includes('m') ? String.raw`(?=\n|(?![\s\S]))` : String.raw`(?=\n?(?![\s\S]))`
  if (token === '^') return flags.includes('m') ? String.raw`(?<=\n|(?<![\s\S]))` : token
  if (token === String.raw`\s`) return `[${spaces}]`
  if (token === String.raw`\S`) return `[^${spaces}]`
  if (token === '{' || token === '}' || token === ']') return `\\${token}`
  return token.startsWith('\\') ? escaped(token, false) : token
}

/** `[…]`: a bracket that comes first is a member of it. */
function translateClass(token: string): string {
  if (/\[[:.=]/.test(token.slice(1))) throw new SyntaxError('named classes are not supported')
  const [, head = '', members = ''] = /^(\[\^?)([\s\S]*)\]$/.exec(token)!
  const written = members.replace(/^\]/, String.raw`\]`)
  return `${head}${written.replaceAll(/\\[\s\S]/gu, (pair) => (pair === String.raw`\s` ? spaces : escaped(pair, true)))}]`
}

/** A character that is no letter and no digit stands for itself behind a backslash. */
function escaped(token: string, isInClass: boolean): string {
  const character = token.slice(1)
  if (/^[A-Za-z0-9^$\\.*+?()[\]{}|/]$/.test(character) || (isInClass && character === '-') || character === '') return token
  return character
}
