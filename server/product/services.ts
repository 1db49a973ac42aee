import type { RecordService } from '@shared/registry/names'
import type { Method, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import type { Application } from '../kernel/application'
import type { JobRules } from '../kernel/jobs'
import { pipeline } from '../kernel/pipeline'
import type { OutboxRules } from '../kernel/outbox'
import type { PushRules } from '../kernel/pushes'
import { WorkspaceService } from '../kernel/workspace-service'
import { rules } from './rules'

/** Registers every declared service with the pipeline all calls go through. */
export const registerServices = (app: Application): void => {
  for (const { path } of declarations) register(app, path)
}

/** What services have done from time to time. */
export const jobsOfServices: JobRules = Object.values(rules).flatMap(({ jobs = [] }) => jobs)
/** What services do with what platforms and banks send by themselves. */
export const pushesOfServices: PushRules = Object.assign({}, ...Object.values(rules).map(({ pushes }) => pushes))

/** What services have done at services of others. */
export const outboxOfServices: OutboxRules = Object.values(rules).flatMap(({ outbox = [] }) => outbox)

/** A patch of many is served also where single records can't be patched. */
const methodsOf = ({ methods, patchMany }: ServiceDeclaration): Method[] =>
  patchMany && !methods.includes('patch') ? [...methods, 'patch'] : [...methods]

const register = <Name extends RecordService>(app: Application, path: Name): void => {
  const declaration = services[path]
  const service = new WorkspaceService<Name>(app, declaration, rules[path])
  for (const address of [path, ...(declaration.aliases ?? [])]) {
    // Events leave through the realtime platform after commit, never from Feathers' own emitter.
    app.use(address as RecordService, service as never, { methods: methodsOf(declaration), events: [] })
    app.service(address as RecordService).hooks({ around: { all: [...pipeline] } } as never)
  }
}
