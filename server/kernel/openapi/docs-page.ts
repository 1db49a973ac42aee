import { exampleOf, type JsonSchema } from './json-schema'
import type { OpenApiDocument } from './document'

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const text = (value: unknown): string => String(value ?? '').replace(/[&<>"']/g, (character) => escaped[character] ?? character)
/** Two marks of Markdown are enough here: code and paragraphs. */
const prose = (value: unknown): string =>
  text(value)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('')

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: JsonSchema
  readonly responses: Readonly<Record<string, JsonSchema>>
}

/**
 * The whole API on one page, which needs neither scripts nor anything from elsewhere.
 * @param publicUrl for the examples
 * @param options.isTried there is a sandbox: the page gives out keys and sends calls, by a script of its own
 */
export const docsPage = (document: OpenApiDocument, publicUrl: string, { isTried }: { readonly isTried: boolean }): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as unknown as Operation })),
  )
  const tags = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<section id="${text(name)}"><h2>${text(name)}</h2>${prose(description)}${own.map(({ path, method, operation }) => operationHtml(document, publicUrl, path, method, operation)).join('')}</section>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${text(document.info['title'])}</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><nav><b>${text(document.info['title'])}</b><a href="openapi.json">openapi.json</a>${isTried ? '<a href="#sandbox">Try it</a>' : ''}${document.tags.map(({ name }) => `<a href="#${text(name)}">${text(name)}</a>`).join('')}</nav>
<main><h1>API</h1>${prose(document.info['description'])}${isTried ? sandboxHtml : ''}${errorsHtml(document)}${tags.join('')}</main>${isTried ? '<script src="/api/docs/try-it.js"></script>' : ''}</body></html>
`
}

const sandboxHtml = `<section id="sandbox"><h2>Try it</h2><p>A key for a company of samples, in which everybody may try the API: sell, buy, take money, read reports. What is written there is seen by others who try, and gone in the night; nothing leaves it.</p><p><button id="sandbox-take" type="button">Get a sandbox key</button></p><p id="sandbox-state" role="status"></p></section>`

const errorsHtml = ({ components }: OpenApiDocument): string => {
  const rows = Object.entries(components['responses'] ?? {}).map(
    ([code, { description }]) => `<tr><td><code>${text(code)}</code></td><td>${prose(description)}</td></tr>`,
  )
  return `<details><summary>Errors</summary><p>Every error is JSON: <code>{name, message, code, className, data?, errors?}</code>.</p><table>${rows.join('')}</table></details>`
}

const operationHtml = (document: OpenApiDocument, publicUrl: string, path: string, method: string, operation: Operation): string => {
  const { summary, description, parameters = [], requestBody, responses } = operation
  const body = resolved(document, schemaOf(requestBody))
  const answer = responses['200'] ?? responses['201']
  const answered = resolved(document, schemaOf(answer))
  const sample = body ? ` data-body="${text(JSON.stringify(sampleOf(requestBody, body) ?? {}))}"` : ''
  return `<details data-method="${text(method)}" data-path="${text(path)}"${sample}><summary><b class="${text(method)}">${text(method.toUpperCase())}</b> <code>/api${text(path)}</code> ${text(summary)}</summary>
${prose(description ?? '')}
<pre>${text(example(publicUrl, path, method, body && sampleOf(requestBody, body)))}</pre>
${parameters.length > 0 ? `<h4>Parameters</h4><table>${parameters.map(parameterHtml).join('')}</table>` : ''}
${body ? `<h4>Body</h4>${fieldsHtml(body)}` : ''}
${answered ? `<h4>Answer</h4>${fieldsHtml(answered)}` : ''}</details>`
}

const parameterHtml = ({ name, in: place, required, description, schema }: NonNullable<Operation['parameters']>[number]): string =>
  `<tr><td><code>${text(name)}</code>${required ? ' *' : ''}</td><td>${text(place)}</td><td>${typeText(schema)}</td><td>${text(description ?? '')}</td></tr>`

/** The JSON of a body or an answer; null where there is none, or it is a file. */
const schemaOf = (carrier: JsonSchema | undefined): JsonSchema | null => {
  const content = carrier?.['content'] as { 'application/json'?: { schema: JsonSchema } } | undefined
  return content?.['application/json']?.schema ?? null
}

const resolved = (document: OpenApiDocument, schema: JsonSchema | null): JsonSchema | null => {
  const ref = schema?.['$ref'] ?? (schema?.['anyOf'] as JsonSchema[] | undefined)?.[0]?.['$ref']
  return typeof ref === 'string' ? (document.components['schemas']?.[ref.split('/').at(-1) ?? ''] ?? null) : schema
}

const fieldsHtml = (schema: JsonSchema): string => {
  const options = schema['oneOf'] as JsonSchema[] | undefined
  if (options) return options.map(fieldsHtml).join('<p>or</p>')
  const required = (schema['required'] ?? []) as string[]
  const rows = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, field]) =>
      `<tr><td><code>${text(name)}</code>${required.includes(name) ? ' *' : ''}</td><td>${typeText(field)}</td><td>${text(field['description'])}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

const typeText = (schema: JsonSchema): string => {
  if ('const' in schema) return `<code>${text(JSON.stringify(schema['const']))}</code>`
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `<code>${text(value)}</code>`).join(' ')
  if (Array.isArray(schema['anyOf'])) return typeText(schema['anyOf'][0] as JsonSchema)
  if (typeof schema['$ref'] === 'string') return text(schema['$ref'].split('/').at(-1))
  if (schema['type'] === 'array') return `list of ${typeText((schema['items'] ?? {}) as JsonSchema)}`
  const limits = ['format', 'maxLength', 'minimum', 'maximum'].flatMap((word) =>
    schema[word] === undefined ? [] : `${word} ${String(schema[word])}`,
  )
  return text([[schema['type'] ?? 'any'].flat().join(' or '), ...limits].join(', '))
}

/** A body to begin with: the first of the shown ones, else one made of the schema. */
const sampleOf = (carrier: JsonSchema | undefined, body: JsonSchema): unknown => {
  const content = carrier?.['content'] as { 'application/json'?: Readonly<Record<string, unknown>> } | undefined
  const { example: only, examples = {} } = content?.['application/json'] ?? {}
  const [first] = Object.values(examples as Readonly<Record<string, { readonly value: unknown }>>)
  return only ?? first?.value ?? exampleOf((body['oneOf'] as JsonSchema[] | undefined)?.[1] ?? body)
}

const example = (publicUrl: string, path: string, method: string, sample: unknown): string => {
  const address = `${publicUrl}/api${path.replace('{id}', '65f0c0ffee65f0c0ffee65f0').replace('{accessToken}', 'null')}`
  const data = sample ? ` \\\n  -H 'Content-Type: application/json' -d '${JSON.stringify(sample)}'` : ''
  const key = path === '/health' || (path === '/authentication' && method === 'post') ? '' : ` \\\n  -H "Authorization: Bearer $TOKEN"`
  return `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${address}'${key}${data}`
}

const style = `:root{color-scheme:light dark;--line:#8884;--mark:#0b6e4f}body{margin:0;font:15px/1.5 system-ui,sans-serif;display:flex}
nav{position:sticky;top:0;height:100vh;overflow:auto;box-sizing:border-box;padding:1rem;min-width:11rem;border-right:1px solid var(--line);display:flex;flex-direction:column;gap:.25rem}
nav a{color:inherit;text-decoration:none}nav a:hover{text-decoration:underline}main{padding:1rem 2rem;max-width:62rem;min-width:0;flex:1}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem}summary{cursor:pointer;overflow-wrap:anywhere}p{margin:.4rem 0}
table{border-collapse:collapse;width:100%}td{border-top:1px solid var(--line);padding:.25rem .5rem .25rem 0;vertical-align:top;overflow-wrap:anywhere}
pre{overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:.375rem}code,pre{font:13px/1.45 ui-monospace,monospace}
form.try{display:grid;gap:.5rem;justify-items:start;margin:.5rem 0}form.try :is(input,textarea){font:13px/1.45 ui-monospace,monospace;width:100%;box-sizing:border-box;padding:.375rem .5rem}
form.try pre{width:100%;box-sizing:border-box;margin:0;max-height:24rem}button{font:inherit;padding:.375rem .75rem}#sandbox-state{overflow-wrap:anywhere}summary b{display:inline-block;min-width:4rem;color:var(--mark)}@media(max-width:720px){body{display:block}nav{position:static;height:auto;border:0;flex-flow:row wrap;gap:.75rem}main{padding:1rem}}`
