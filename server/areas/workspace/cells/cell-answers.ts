import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { IncomingMessage } from 'node:http'
import type { Application } from '../../../kernel/application'
import { briefOf } from '../../../kernel/auth/signed-in-answer'
import { digestOf } from '../../../platform/cells/cell-signature'
import type { Cells } from '../../../platform/cells/cells'
import { AppError } from '../../../platform/errors'
import type { Context, Middleware } from '../../../platform/http/middleware'
import type { Document } from '../../../platform/mongo/documents'
import { unpacked } from '../../../platform/mongo/packed'
import { VERSION } from '../../../version'
import { arrive, arrivingFrom, marksOf, openArrived, prove, take } from './arriving'
import type { Departures } from './departures'
import type { CompanyAnswer } from './directory'
import { bucketMark, shapeOfData } from './moved-along'

/** A question with some thousand documents, or the largest of them. */
const MAX_QUESTION_BYTES = 24 * 1024 * 1024
/** While figures are recounted something is said so often: who asks waits, and a proxy in between does, too. */
const SIGN_OF_LIFE_MS = 5000

interface Asked {
  readonly app: Application
  readonly ctx: Context
  /** The cell that asks, and where it is. */
  readonly from: { readonly cell: string; readonly address: string }
  readonly question: Document
  readonly documents: readonly Document[]
}

/** What other cells ask this one, and only they: each question is signed. */
export const cellAnswers = (app: Application, cells: Cells, departures: Departures): Readonly<Record<string, Middleware>> => {
  const arriving = ({ from, question }: Asked) => arrivingFrom(app, from.cell, question['workspaceId'])
  const answers: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
    company: ({ question }) => companyOf(app, question['slug']),
    hello: async () => ({ cell: cells.name, version: VERSION, shape: shapeOfData(), bucket: bucketMark(app.get('config').bucket) }),
    arrive: async ({ from, question, documents }) => {
      const [document] = documents
      if (!document) throw AppError.of('request.body')
      await arrive(app, from, document, question['status'] === 'disabled' ? 'disabled' : 'enabled')
      // Before anything of it can be done here by itself.
      await departures.look()
      return {}
    },
    marks: async (asked) => {
      const rows = marksOf(app, await arriving(asked), asked.question['name'])
      asked.ctx.type = 'application/octet-stream'
      asked.ctx.body = Readable.from(rows)
      return undefined
    },
    take: async (asked) => {
      const { question, documents } = asked
      await take(app, await arriving(asked), { name: question['name'], removed: question['removed'] }, documents)
      return {}
    },
    files: async (asked) => {
      await arriving(asked)
      const { names } = asked.question as { names?: unknown }
      const lacking: string[] = []
      for (const name of Array.isArray(names) ? names.map(String) : []) if (!(await app.get('files').has(name))) lacking.push(name)
      return { lacking }
    },
    file: async (asked) => {
      await arriving(asked)
      const { name, bytes } = asked.question as { name?: unknown; bytes?: unknown }
      if (Buffer.isBuffer(bytes)) await app.get('files').keep(String(name), bytes)
      return {}
    },
    prove: async (asked) => {
      const workspace = await arriving(asked)
      const out = new PassThrough()
      asked.ctx.type = 'application/json'
      asked.ctx.body = out
      const timer = setInterval(() => out.write(' '), SIGN_OF_LIFE_MS)
      void prove(app, workspace)
        .then(
          (proven) => out.end(JSON.stringify(proven)),
          (error: unknown) => {
            app.get('log').error({ error }, 'figures of a company that arrives could not be recounted')
            out.end(JSON.stringify({ differences: -1, first: [] }))
          },
        )
        .finally(() => clearInterval(timer))
      return undefined
    },
    open: async (asked) => {
      await openArrived(app, await arriving(asked))
      await departures.look()
      return {}
    },
  }
  return Object.fromEntries(
    Object.entries(answers).map(([what, answer]) => [
      `/cells/${what}`,
      async (ctx: Context) => {
        const told = await answer(await askedBy(app, cells, ctx))
        if (told !== undefined) ctx.body = told
      },
    ]),
  )
}

/** What of a company lives here: nothing of one that has left, or is on its way here. */
const companyOf = async (app: Application, slug: unknown): Promise<CompanyAnswer> => {
  const found = typeof slug === 'string' ? await app.get('database').platformRecords('workspaces').one({ slug }) : null
  return { company: found && !found.moving ? briefOf(found) : null, isMoving: found?.moving?.state === 'leaving' }
}

/** Whose question it is, before a byte of the body is kept. @throws AppError 401 for whoever is no cell; 413; 400 */
const askedBy = async (app: Application, cells: Cells, ctx: Context): Promise<Asked> => {
  const signed = cells.signer.read(ctx.req.headers, { to: cells.name, path: ctx.path, now: new Date() })
  const line = signed && cells.lineTo(signed.from)
  if (!signed || !line) {
    ctx.req.resume()
    throw AppError.of('auth.required')
  }
  const body = await bodyOf(ctx.req)
  if (digestOf(body) !== signed.digest) throw AppError.of('request.body')
  try {
    return { app, ctx, from: { cell: line.cell, address: line.address }, ...unpacked(body) }
  } catch {
    throw AppError.of('request.body')
  }
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  let bytes = 0
  await pipeline(request, async (chunks: AsyncIterable<Buffer>) => {
    for await (const part of chunks) {
      bytes += part.length
      if (bytes > MAX_QUESTION_BYTES) throw AppError.of('request.body')
      parts.push(part)
    }
  })
  return Buffer.concat(parts)
}
