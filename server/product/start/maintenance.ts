import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { languageOf } from '@shared/registry/catalogue'
import { AppError, toFeathersError } from '../../platform/errors'
import { errorBody } from '../../platform/http/wire-error'
import { progressText, type Progress } from './progress'

/** When callers may ask again. */
const RETRY_SECONDS = 10

/** What answers in the server's place while the data is brought up to date. */
export interface Maintenance {
  readonly port: number
  /** What it tells from now on. */
  tell(progress: Progress): void
  /** Gives the port free. */
  close(): Promise<void>
}

/** Begins to answer: programs that they should come back, browsers a page that reloads itself, and health how far it is. @throws EADDRINUSE and the like */
export const openMaintenance = async (port: number, host: string): Promise<Maintenance> => {
  let progress: Progress | null = null
  const server = createServer((request, response) => answer(request, response, progress))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    tell: (now) => void (progress = now),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const answer = (request: IncomingMessage, response: ServerResponse, progress: Progress | null): void => {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const [type, body] =
    path === '/api/health'
      ? (['application/json', JSON.stringify({ status: 'migrating', ...progress })] as const)
      : path.startsWith('/api/') || path.startsWith('/socket.io')
        ? (['application/json', refusal(request)] as const)
        : (['text/html; charset=utf-8', page(progress)] as const)
  response.writeHead(503, {
    'Content-Type': type,
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // The next request of this browser is for the server itself.
    Connection: 'close',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const refusal = ({ headers }: IncomingMessage): string =>
  JSON.stringify(errorBody(toFeathersError(AppError.of('request.migrating'), languageOf(headers['accept-language']))))

const page = (progress: Progress | null): string => `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Sổ Cái</title>
<style>
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; color: #1f2328; background: #fff }
  small { color: #57606a }
  @media (prefers-color-scheme: dark) { body { color: #e6edf3; background: #0d1117 } small { color: #9198a1 } }
</style>
<h1>Sổ Cái</h1>
<p>Dữ liệu đang được nâng cấp cho phiên bản mới. Trang này tự mở lại khi xong.</p>
<p lang="en">The data is being brought up to date for a new version. This page opens by itself when it is done.</p>
${progress ? `<p lang="en"><small>${progressText(progress)}</small></p>\n` : ''}</html>
`
