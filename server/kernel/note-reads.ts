import type { NextFunction } from '@feathersjs/hooks'
import { declarationOf } from '@shared/registry/declarations'
import { NOTED_ROWS } from '@shared/foundation/rights/accesses'
import { can } from '@shared/foundation/rights/rights'
import { FileAnswer, JsonAnswer } from '../platform/http/json-answer'
import { noteAccess, networkOf } from './accesses'
import type { Application, HookContext } from './application'
import type { Caller, CallParams } from './call'

/** Keeps who took long lists or saw costs, and from where a key was used; calls from within the server are none of these. */
export const noteReads = async (context: HookContext, next: NextFunction): Promise<void> => {
  const { caller, provider, ip } = context.params as CallParams
  await next()
  if (!provider || !caller?.workspaceId) return
  try {
    if (caller.key && ip) await noteKeyPlace(context.app, caller, networkOf(ip))
    if (context.method === 'find' || context.method === 'get') await noteRows(context, caller)
  } catch (error) {
    // On a full disk reading goes on.
    context.app.get('log').warn({ error }, 'who read was not noted')
  }
}

/** The same of records that were told by another way than a service's own: which services' records, and from where they were asked for. */
export const noteSeen = async (
  app: Application,
  { caller, ip, services }: { readonly caller: Caller; readonly ip?: string; readonly services: readonly string[] },
): Promise<void> => {
  try {
    if (caller.key && ip) await noteKeyPlace(app, caller, networkOf(ip))
    if (services.some((path) => showsCosts(path, caller))) await noteCosts(app, caller)
  } catch (error) {
    app.get('log').warn({ error }, 'who read was not noted')
  }
}

const showsCosts = (path: string, { rights }: Caller): boolean => {
  const { showsCostsTo } = declarationOf(path)
  return showsCostsTo !== undefined && can(rights, showsCostsTo)
}

const noteCosts = async (app: Application, caller: Caller): Promise<void> => {
  const now = app.get('now')()
  if (isNew(app, `costs ${caller.userId ?? caller.key?._id ?? ''}`, now))
    await noteAccess(app.get('database'), now, caller, { kind: 'costs' })
}

const noteRows = async (context: HookContext, caller: Caller): Promise<void> => {
  const { reading, format, query } = context.params as CallParams
  const { app, path, result } = context
  const report = reading?.report?.name
  const what = report === undefined ? path : `${path}/${report}`
  const skipped = Number(query?.['$skip'] ?? 0)
  const here = rowsOf(result)
  // Page by page is read what lies before a page, too.
  const rows = here > 0 ? skipped + here : 0
  const [database, now] = [app.get('database'), app.get('now')()]
  if (rows > NOTED_ROWS) await noteAccess(database, now, caller, { kind: format ? 'export' : 'read', what, rows })
  if (rows > 0 && showsCosts(path, caller)) await noteCosts(app, caller)
}

const rowsOf = (result: unknown): number => {
  if (result instanceof JsonAnswer || result instanceof FileAnswer) return result.rows
  const data = typeof result === 'object' && result !== null && 'data' in result ? result.data : null
  return Array.isArray(data) ? data.length : 0
}

const noteKeyPlace = async (app: Application, caller: Caller, network: string): Promise<void> => {
  const now = app.get('now')()
  if (!isNew(app, `key ${caller.key?._id ?? ''} ${network}`, now)) return
  await noteAccess(app.get('database'), now, caller, { kind: 'key-place', network, once: network })
}

/** What this process has noted today; another process asks the database once more. */
const noted = new WeakMap<Application, { day: string; readonly marks: Set<string> }>()

const isNew = (app: Application, mark: string, now: Date): boolean => {
  const day = now.toISOString().slice(0, 10)
  const known = noted.get(app)
  const marks = known?.day === day ? known.marks : new Set<string>()
  if (known?.day !== day) noted.set(app, { day, marks })
  if (marks.has(mark)) return false
  marks.add(mark)
  return true
}
