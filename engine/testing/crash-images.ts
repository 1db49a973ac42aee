import type { DiskEvent } from './recorded-program'

/** A disk as a power cut may leave it. */
export interface CrashImage {
  /** How many events had begun. */
  readonly after: number
  readonly file: Buffer
}

/** What the disk writes as one. */
const SECTOR_BYTES = 512

/** Disks that a power cut may leave: before every flush and every durable write one with exactly what was flushed so far, and at random moments random parts of what was not flushed, torn at any sector.   @param random below 1 */
export function* crashImages(events: readonly DiskEvent[], random: () => number, randomMoments: number): Generator<CrashImage> {
  const chance = randomMoments / events.length
  const disk = new Disk()
  for (const [index, event] of events.entries()) {
    if (event.kind === 'flush' || event.kind === 'durable-write') yield { after: index, file: disk.image(() => false) }
    const isTorn = event.kind !== 'note' && event.kind !== 'made' && random() < chance
    disk.begin(event)
    if (isTorn) {
      const share = random()
      yield { after: index, file: disk.image(() => random() < share) }
    }
    disk.end(event)
  }
  yield { after: events.length, file: disk.image(() => false) }
}

class Disk {
  private durable: Buffer = Buffer.alloc(0)
  private pending: { at: number; bytes: Buffer }[] = []

  begin(event: DiskEvent): void {
    if (event.kind === 'write' || event.kind === 'durable-write') this.pending.push(event)
  }

  /** A flush keeps everything that was pending; a durable write keeps itself. */
  end(event: DiskEvent): void {
    if (event.kind === 'made') this.durable = event.bytes
    else if (event.kind === 'durable-write') {
      this.pending.pop()
      this.durable = written(this.durable, event.at, event.bytes)
    } else if (event.kind === 'flush') {
      for (const { at, bytes } of this.pending) this.durable = written(this.durable, at, bytes)
      this.pending = []
    }
  }

  /** What was durable with the pending sectors that `reached` picks. */
  image(reached: () => boolean): Buffer {
    let file: Buffer = Buffer.from(this.durable)
    for (const { at, bytes } of this.pending)
      for (let from = 0; from < bytes.length;) {
        const to = Math.min(bytes.length, from + SECTOR_BYTES - ((at + from) % SECTOR_BYTES))
        if (reached()) file = written(file, at + from, bytes.subarray(from, to))
        from = to
      }
    return file
  }
}

/** Like a file: grows by what is written behind its end. */
function written(file: Buffer, at: number, bytes: Buffer): Buffer {
  let target: Buffer = file
  if (at + bytes.length > file.length) {
    target = Buffer.alloc(at + bytes.length)
    file.copy(target)
  }
  bytes.copy(target, at)
  return target
}
