import type { Logger } from 'pino'
import type { Line } from '../processes/line'
import { ProcessBus } from '../processes/process-bus'
import { LocalBus, type Bus, type Topics, type TopicsApart } from './bus'
import { RedisBus } from './redis-bus'

export interface Reach {
  /** Other nodes, on any machine; null: there are none. */
  readonly redisUrl: string | null
  /** Other processes of this machine; null: there are none. */
  readonly line: Line | null
}

/** @throws when Redis doesn't answer */
export const createBus = async <Messages extends Topics>(
  { redisUrl, line }: Reach,
  log: Logger,
  apart: TopicsApart<Messages>,
): Promise<Bus<Messages>> => {
  if (redisUrl !== null) return RedisBus.connect<Messages>(redisUrl, log, apart)
  return line === null ? new LocalBus<Messages>() : new ProcessBus<Messages>(line)
}
