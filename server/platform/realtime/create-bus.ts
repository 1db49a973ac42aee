import type { Logger } from 'pino'
import { LocalBus, type Bus, type Topic, type Topics } from './bus'
import { RedisBus } from './redis-bus'

/**
 * @param kept topics whose messages reach the other nodes one by one even after Redis was away
 * @throws when Redis doesn't answer
 */
export const createBus = <Messages extends Topics>(
  redisUrl: string | null,
  log: Logger,
  kept: readonly Topic<Messages>[],
): Promise<Bus<Messages>> =>
  redisUrl === null ? Promise.resolve(new LocalBus<Messages>()) : RedisBus.connect<Messages>(redisUrl, log, kept)
