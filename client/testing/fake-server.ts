/** One call as it reached the server. */
export interface SeenCall {
  readonly method: string
  /** Below `/api/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly headers: Headers
}

export interface FakeAnswer {
  readonly status?: number
  readonly body: unknown
}

/** Answers calls of the client; a thrown error is a broken connection. */
export type FakeHandler = (call: SeenCall) => FakeAnswer | Promise<FakeAnswer>

export interface FakeServer {
  readonly calls: readonly SeenCall[]
  /** Takes over from now on. */
  answer(handler: FakeHandler): void
}

/** An answer as Feathers writes an error. */
export const refusal = (status: number, className: string, message: string, more: Record<string, unknown> = {}): FakeAnswer => ({
  status,
  body: { name: className, message, code: status, className, ...more },
})

export const pageOf = (data: readonly unknown[], limit = 10): FakeAnswer => ({ body: { total: data.length, limit, skip: 0, data } })

/** The calls that aren't the footer's, which lists the information pages. */
export const besidesFooter = (calls: readonly SeenCall[]): SeenCall[] => calls.filter(({ path }) => path !== 'pages')

/** Puts a server behind `fetch` for one test. */
export const startFakeServer = (handler: FakeHandler): FakeServer => {
  const calls: SeenCall[] = []
  let current = handler
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://socai.test')
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api\//, ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    }
    calls.push(call)
    const given = await current(call)
    // What a test says nothing of isn't there.
    const { status = 200, body } = given.body === undefined && given.status === undefined ? refusal(404, 'not-found', 'Not found') : given
    return { ok: status < 400, status, json: () => Promise.resolve(body) } as Response
  }
  globalThis.fetch = answer
  return {
    calls,
    answer: (next) => {
      current = next
    },
  }
}
