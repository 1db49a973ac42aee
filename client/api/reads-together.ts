import { errorOfAnswer, offlineError } from './api-error'
import { addressOf, bodyOf, headersOf, send, type Answer, type Call, type Sender } from './send'

/** Screens ask for what they show as their parts come up: reads this close to each other make one request. */
const GATHER_MS = 12
/** What is asked for while a request is under way goes together once that begins to be answered, so much later at the most. */
const HOLD_MS = 60
/** Answers that come within this time are told together: a screen of many parts is drawn in a few goes, not in one for each. */
const TELL_MS = 50
/** The server takes no more at once. */
const MAX_READS = 40

interface Waiting {
  readonly call: Call
  readonly sender: Sender
  readonly settle: (answer: Answer) => void
}

/** Sends calls; reads that are asked for at about the same time go in one request. */
export type SendTogether = typeof send

/** For the whole app: each of its screens asks a dozen small questions. */
export const createSendTogether = (): SendTogether => {
  let waiting: Waiting[] = []
  let underWay: Promise<unknown> = Promise.resolve()
  const flush = async (): Promise<void> => {
    await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, HOLD_MS))])
    const all = waiting
    waiting = []
    underWay = Promise.race(groupsOf(all).map((group) => new Promise<void>((begun) => void answer(group, begun).then(begun))))
  }
  return (call, sender) => {
    if (sender.accessToken === null || (call.method !== 'find' && call.method !== 'get')) return send(call, sender)
    return new Promise((settle) => {
      if (waiting.length === 0) setTimeout(() => void flush(), GATHER_MS)
      waiting.push({ call, sender, settle })
    })
  }
}

/** Reads that one request can hold: of one session, in one language. */
const groupsOf = (all: readonly Waiting[]): Waiting[][] => {
  const groups: Waiting[][] = []
  for (const each of all) {
    const { accessToken, language } = each.sender
    const group = groups.find(
      ([first, ...more]) => first?.sender.accessToken === accessToken && first.sender.language === language && more.length < MAX_READS - 1,
    )
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups
}

/** @param begun called when the first answer is there */
const answer = async (group: readonly Waiting[], begun: () => void): Promise<void> => {
  const asked = group.filter(({ sender }) => !sender.signal?.aborted)
  const [first] = asked
  for (const { sender, settle } of group) if (sender.signal?.aborted) settle({ error: offlineError(sender.language) })
  if (!first) return
  if (asked.length === 1) return first.settle(await send(first.call, first.sender))
  const left = new Set(asked)
  const come: (() => void)[] = []
  let telling: ReturnType<typeof setTimeout> | undefined
  const tell = (): void => {
    clearTimeout(telling)
    telling = undefined
    for (const settle of come.splice(0)) settle()
  }
  try {
    const response = await fetch('/api/reads', {
      method: 'POST',
      headers: { ...headersOf(first.sender), 'Content-Type': 'application/json' },
      body: JSON.stringify({ reads: asked.map(({ call }) => addressOf(call)) }),
    })
    begun()
    if (!response.ok || !response.body) {
      const error = errorOfAnswer(response.status, await bodyOf(response))
      for (const { settle } of left) settle({ error })
      return
    }
    for await (const { at, status, body } of linesOf(response.body)) {
      const one = asked[at]
      if (!one) continue
      left.delete(one)
      come.push(() => one.settle(status < 400 ? { data: body } : { error: errorOfAnswer(status, body) }))
      telling ??= setTimeout(tell, TELL_MS)
    }
  } catch {
    // What has no answer yet gets none.
  }
  tell()
  for (const { sender, settle } of left) settle({ error: offlineError(sender.language) })
}

interface Line {
  readonly at: number
  readonly status: number
  readonly body: unknown
}

/** The answers, each as soon as it is there. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Line
    if (done) return
  }
}
