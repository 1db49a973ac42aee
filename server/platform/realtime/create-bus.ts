import type { Logger } from 'pino'
import { LocalBus, type Bus } from './bus'
import { RedisBus } from './redis-bus'

/** @throws when Redis doesn't answer */
export const createBus = (redisUrl: string | null, log: Logger): Promise<Bus> =>
  redisUrl === null ? Promise.resolve(new LocalBus()) : RedisBus.connect(redisUrl, log)
