import type { Logger } from 'pino'
import { LocalBus, type Bus, type Topics, type TopicsApart } from './bus'
import { RedisBus } from './redis-bus'

/** @throws when Redis doesn't answer */
export const createBus = <Messages extends Topics>(
  redisUrl: string | null,
  log: Logger,
  apart: TopicsApart<Messages>,
): Promise<Bus<Messages>> =>
  redisUrl === null ? Promise.resolve(new LocalBus<Messages>()) : RedisBus.connect<Messages>(redisUrl, log, apart)
