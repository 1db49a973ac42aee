import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js'
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

// Made once: no tool declares what it answers, so that nothing is checked by it.
const validator = new AjvJsonSchemaValidator()

/** Answers one message of the Model Context Protocol; nothing is remembered from one to the next. */
export const answerMessage = async (request: Request, message: unknown, { tools, instructions, run }: Offered): Promise<Response> => {
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
