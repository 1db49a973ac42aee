import { isOwn, type FromServing, type ToServing } from './messages'

/** How a process that serves reaches the one that keeps it running, and over it the others. */
export interface Line {
  /** From 1 on. */
  readonly number: number
  /** Of all processes. */
  readonly count: number
  send(message: FromServing): void
  onMessage(listener: (message: ToServing) => void): void
}

/** Where a process that was started by another belongs. */
export interface Place {
  readonly number: number
  readonly count: number
  /** Of the embedded engine, which the other process has; null: the database is elsewhere. */
  readonly engineUri: string | null
  /** Where the processes reach each other by sockets. */
  readonly folder: string
}

const NAMES = { number: 'PROCESS_NUMBER', count: 'PROCESS_COUNT', engineUri: 'PROCESS_ENGINE', folder: 'PROCESS_FOLDER' } as const

/** A place as settings of a process's environment. */
export const placeAsEnv = ({ number, count, engineUri, folder }: Place): Record<string, string> => ({
  [NAMES.number]: String(number),
  [NAMES.count]: String(count),
  [NAMES.engineUri]: engineUri ?? '',
  [NAMES.folder]: folder,
})

/** The place that `placeAsEnv` wrote. */
export const placeFromEnv = (env: Readonly<Record<string, string | undefined>>): Place => ({
  number: Number(env[NAMES.number]),
  count: Number(env[NAMES.count]),
  engineUri: env[NAMES.engineUri] || null,
  folder: env[NAMES.folder] ?? '',
})

/** The line of this process, which was started by another. */
export const lineOfProcess = ({ number, count }: Place): Line => ({
  number,
  count,
  // Without the other process this one ends, too: nobody needs to hear that it wasn't told.
  send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
  onMessage: (listener) =>
    void process.on('message', (message: unknown) => {
      // What arrives here was sent by the other end.
      if (isOwn(message)) listener(message as ToServing)
    }),
})
