/** A push with its signature. */
interface SignedPush {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const SOON_MS = 1000
/** Later than what happens next is told. */
const AGAIN_MS = 20_000
const AGAIN_EVERY = 3

const send = async (url: string, { body, headers }: SignedPush): Promise<void> => {
  try {
    await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })
  } catch (error) {
    // A server that restarts finds what it has missed when it asks the next time.
    process.stdout.write(`nobody took the push to ${url}: ${String(error)}\n`)
  }
}

let sent = 0

/** Pushes as platforms do: soon, and every third once more when something newer has been told. */
export const pushSoon = (url: string, push: SignedPush): void => {
  sent += 1
  setTimeout(() => void send(url, push), SOON_MS)
  if (sent % AGAIN_EVERY === 0) setTimeout(() => void send(url, push), AGAIN_MS)
}
