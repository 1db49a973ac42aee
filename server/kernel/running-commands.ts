import { AppError } from '../platform/errors'

/** The commands that are under way in this process, by workspace; a workspace can be closed to them. */
export class RunningCommands {
  readonly #byWorkspace = new Map<string, Set<Promise<unknown>>>()
  readonly #closed = new Map<string, () => AppError>()

  /** @throws AppError 503 while the workspace is closed */
  async during<T>(workspaceId: string, body: () => Promise<T>): Promise<T> {
    const why = this.#closed.get(workspaceId)
    if (why) throw why()
    const running = this.#byWorkspace.get(workspaceId) ?? new Set()
    this.#byWorkspace.set(workspaceId, running)
    const command = body()
    running.add(command)
    try {
      return await command
    } finally {
      running.delete(command)
      if (running.size === 0) this.#byWorkspace.delete(workspaceId)
    }
  }

  /** Lets no further command of the workspace begin, and resolves when those under way have ended, well or badly. @param why what commands are told */
  async close(workspaceId: string, why: () => AppError = () => AppError.of('workspaces.resetting')): Promise<void> {
    this.#closed.set(workspaceId, why)
    const running = this.#byWorkspace.get(workspaceId)
    if (running) await Promise.allSettled(running)
  }

  open(workspaceId: string): void {
    this.#closed.delete(workspaceId)
  }
}
