import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync, linkSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const HEARTBEAT_MS = 2_000
/** A holder that has been silent this long is gone, even if another machine or container wrote the lock. */
const SILENT_MS = 30_000

/** Runs `work` while no other process of this clone runs under the same lock; waits for its turn.
 *  A lock whose holder died is taken over.
 *  @template T @param {string} file @param {() => Promise<T>} work @param {(holder: string) => void} [onWait] told once when it has to wait
 *  @returns {Promise<T>} */
export async function withLock(file, work, onWait = () => undefined) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${hostname()} ${process.pid} ${Date.now()}`
  let told = false
  while (!claim(file, mine)) {
    const holder = read(file)
    if (holder === null) continue
    if (isGone(file, holder)) {
      takeAway(file, holder)
      continue
    }
    if (!told) onWait(holder)
    told = true
    await wait(200)
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS)
  heartbeat.unref()
  const release = () => read(file) === mine && rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

function claim(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function isGone(file, holder) {
  const [host, pid] = holder.split(' ')
  const silence = silentFor(file)
  if (silence === null) return false
  // An empty file is one being written this instant, or left by a process that died between the two steps.
  if (!pid) return silence > HEARTBEAT_MS
  return silence > SILENT_MS || (host === hostname() && !isAlive(Number(pid)))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function silentFor(file) {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return null
  }
}

/** Moves a dead holder's lock out of the way; if another process was quicker and it is a living one's, puts it back. */
function takeAway(file, holder) {
  const aside = `${file}.${process.pid}.gone`
  try {
    renameSync(file, aside)
    if (read(aside) !== holder) linkSync(aside, file)
  } catch {
    // Someone else took it away first: the next turn of the loop sees what is there now.
  } finally {
    rmSync(aside, { force: true })
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder was removed under us; the work itself will say so.
  }
}
