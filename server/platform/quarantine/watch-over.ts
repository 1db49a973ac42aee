import { Worker } from 'node:worker_threads'

const MEGABYTE_BYTES = 1024 * 1024
const EVERY_MS = 10

/**
 * A thread that sees what the whole process holds, bytes and native memory included, however busy the other one is, and ends the process
 * when it is too much or when nobody is there any more to answer to. It is a text of its own: a thread that read the program would hold
 * all of it a second time.
 */
const WATCH = `
  const { workerData: { most, parent, every } } = require('node:worker_threads')
  setInterval(() => {
    if (process.memoryUsage.rss() > most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  }, every)
`

/** Ends this process as soon as it holds more than so much memory, or its parent has gone. */
export const watchOver = (megabytes: number): void => {
  const watching = new Worker(WATCH, {
    eval: true,
    name: 'watch',
    workerData: { most: megabytes * MEGABYTE_BYTES, parent: process.ppid, every: EVERY_MS },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  })
  watching.unref()
}
