import { VERSION } from '../../version'
import type { ToolDescription } from './tool'

/** What answers the tools of one caller. */
export interface Offered {
  readonly tools: readonly ToolDescription[]
  readonly instructions: string
  /** Never throws: what goes wrong is told as the tool's answer. */
  readonly run: (name: string, given: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>
}

export interface ToolAnswer {
  readonly text: string
  readonly structured?: Readonly<Record<string, unknown>>
  readonly isError?: true
}

/** What speaks the protocol: it is large, and loaded when it is first asked for, as most companies have no assistant. */
const load = async () => {
  const [
    { Server },
    { WebStandardStreamableHTTPServerTransport },
    { CallToolRequestSchema, ListToolsRequestSchema },
    { AjvJsonSchemaValidator },
  ] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
    import('@modelcontextprotocol/sdk/validation/ajv-provider.js'),
  ])
  // One for all: no tool declares what it answers, so that nothing is checked by it.
  const validator = new AjvJsonSchemaValidator()
  return { Server, WebStandardStreamableHTTPServerTransport, CallToolRequestSchema, ListToolsRequestSchema, validator }
}
let loaded: ReturnType<typeof load> | null = null

/** Answers one message of the Model Context Protocol; nothing is remembered from one to the next. */
export const answerMessage = async (request: Request, message: unknown, { tools, instructions, run }: Offered): Promise<Response> => {
  loaded ??= load()
  const { Server, WebStandardStreamableHTTPServerTransport, CallToolRequestSchema, ListToolsRequestSchema, validator } = await loaded
  const server = new Server(
    { name: 'socai', title: 'Sổ Cái', version: VERSION },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: validator },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, structured, isError } = await run(params.name, params.arguments ?? {})
    return {
      content: [{ type: 'text', text }],
      ...(structured ? { structuredContent: { ...structured } } : {}),
      ...(isError ? { isError } : {}),
    }
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}
