export interface BusMessage {
  /** Counts the messages of one key. */
  readonly n: number
  /** The sender. */
  readonly node: string
  readonly key: string
  readonly topic: string
  readonly content: unknown
}

/** All but the number, which is put in front where the message is sent. */
export const writeMessage = ({ node, key, topic, content }: Omit<BusMessage, 'n'>): string =>
  [node, key, topic, writeContent(content)].join('\n')

/** @returns null for what isn't a message of ours */
export const readMessage = (text: string): BusMessage | null => {
  const [n, node, key, topic, ...rest] = text.split('\n')
  if (!n || !node || key === undefined || !topic || rest.length !== 1) return null
  return { n: Number(n), node, key, topic, content: readContent(rest[0] ?? 'null') }
}

/** JSON has written a date as text by the time a replacer sees it: the holder still has it. */
function keepDates(this: unknown, key: string, value: unknown): unknown {
  const original = (this as Record<string, unknown>)[key]
  return original instanceof Date ? { $date: value } : value
}

const reviveDates = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$date' in value && typeof value.$date === 'string' ? new Date(value.$date) : value

/** What a message says, as text that keeps dates. */
export const writeContent = (content: unknown): string => JSON.stringify(content, keepDates)

/** What `writeContent` wrote. */
export const readContent = (text: string): unknown => JSON.parse(text, reviveDates)
