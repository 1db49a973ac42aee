import { createContext, Script, type Context } from 'node:vm'
import type { RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'

/** A regular expression with the literal text that every match begins with. */
export interface Regex {
  readonly source: string
  readonly flags: string
  /** Whether a text has a match.   @throws CommandError MaxTimeMSExpired when that takes more than `MATCH_TIME_MS` */
  fits(text: string): boolean
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
  const fits = boundedMatch(compile(source, flags), source)
  const [, literal = '', rest = ''] = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^\w\s])*)(.*)$/su.exec(source) ?? []
  if (!literal || flags !== '' || source.includes('|')) return { source, flags, fits, prefix: null, isPrefixOnly: false }
  const characters = literal.match(/\\?./gsu) ?? []
  if (/^[?*{]/u.test(rest)) characters.pop() // the last character is optional
  const prefix = characters
    .map((character) => (character.length > 1 && character.startsWith('\\') ? character.slice(1) : character))
    .join('')
  return { source, flags, fits, prefix: prefix || null, isPrefixOnly: rest === '' }
}

/** Longest time for one text, in milliseconds: while it is matched, nobody else is served. */
const MATCH_TIME_MS = 100
/** Steps that take less than that on any machine. */
const MAX_SAFE_STEPS = 1_000_000
/** Looking at the clock costs a third of a millisecond. */
const timedTest = new Script('pattern.test(text)')

/** A pattern as a question of bounded length: where backtracking could take many steps, it is cut off. */
function boundedMatch(pattern: RegExp, source: string): (text: string) => boolean {
  const repeats = source.replaceAll(/\\[\s\S]/gu, '').match(/[*+]|\{\d+,/gu)?.length ?? 0
  const isNested = /\)(?:[*+?]|\{)|\\\d/u.test(source)
  let timed: Context | null = null
  return (text) => {
    if (!isNested && (repeats === 0 || text.length ** (repeats + 1) <= MAX_SAFE_STEPS)) return pattern.test(text)
    timed ??= createContext({ pattern })
    timed['text'] = text
    try {
      return timedTest.runInContext(timed, { timeout: MATCH_TIME_MS }) as boolean
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw new CommandError(codes.MaxTimeMSExpired, `the regular expression ${source} takes too long on a text`)
    }
  }
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
