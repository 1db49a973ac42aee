import type { ProposedAct, ProposedService } from '@shared/areas/assistants/rules/proposable'
import type { Application } from '../../kernel/application'
import type { Caller, CallParams } from '../../kernel/call'
import { AppError } from '../../platform/errors'
import type { Fields } from './plain'

/** What is to be sent to a service. */
export interface Write {
  readonly service: ProposedService
  readonly act: ProposedAct
  /** The record to change, and the `rev` that the change was based on. */
  readonly id?: string | undefined
  readonly basedOn?: number | undefined
  readonly data: Fields
}

/** Carries out a write as the caller's own, with all checks of the service, within a command. */
export const write = (
  app: Application,
  params: CallParams & { readonly caller: Caller },
  { service, act, id, basedOn, data }: Write,
): Promise<object> => {
  if (act === 'create') return app.service(service).create(data, params)
  if (id === undefined) throw AppError.of('request.not-found')
  return app.service(service).patch(id, { ...data, ...(basedOn === undefined ? {} : { rev: basedOn }) }, params)
}
