import type { NextFunction } from '@feathersjs/hooks'
import { declarationOf } from '@shared/registry/declarations'
import { isOfCompany } from '@shared/registry/own'
import type { Method, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import type { Caller, CallParams } from './call'
import type { HookContext } from './application'
import { AppError } from '../platform/errors'
import { allows } from './access'
import { manyOf } from './patch-many'

/** Lets a caller use the method or answers 401 (not signed in) or 403 (not allowed, or of an app that is switched off). */
export const authorize = (context: HookContext, next: NextFunction): Promise<void> => {
  const declaration = declarationOf(context.path)
  const method = context.method as Method
  const { caller, provider } = context.params as CallParams
  if (caller && !isOfCompany(declaration, caller.company)) throw AppError.of('request.no-service', { path: declaration.path })
  const many = manyOf(context)
  if (!many && !declaration.methods.includes(method)) throw AppError.of('request.method', { method })
  // A report has rights of its own, which are looked at when its name is read.
  const access = many
    ? many.access
    : method === 'find' && context.params.query?.['report'] !== undefined
      ? isPublicReport(declaration, context.params.query['report'])
        ? 'public'
        : 'signed-in'
      : declaration.access[method]
  if (!allows(access, caller ?? null))
    throw AppError.of(caller ? 'rights.missing' : isReading(method) ? 'auth.required' : 'auth.required-to-write')
  if (caller) assertAppOn(declaration, caller)
  if (provider && caller?.key?.assistant && !isReading(method)) throw AppError.of('auth.assistant-reads')
  return next()
}

/** @throws AppError 403 while the caller's workspace has the app that the service is part of switched off */
export const assertAppOn = ({ app }: Pick<ServiceDeclaration, 'app'>, { apps }: Pick<Caller, 'apps'>): void => {
  if (app && apps && !apps.includes(app)) throw AppError.of('apps.off', { app })
}

const isReading = (method: Method): boolean => method === 'find' || method === 'get'

const isPublicReport = ({ reports = {} }: ServiceDeclaration, name: unknown): boolean =>
  typeof name === 'string' && Object.hasOwn(reports, name) && reports[name]?.access === 'public'
