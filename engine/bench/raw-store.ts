import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { open } from 'lmdb'
import { measure, type Measured } from './measure'

/** The layer below: groups of three values of the same size, each acknowledged after it is on disk, by so many writers. */
export async function rawGroupCommit(bytes: number, clients: number, seconds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-bench-raw-'))
  const store = open<Buffer, string>({
    path: join(folder, 'raw.mdb'),
    encoding: 'binary',
    pageSize: 8192,
    noSubdir: true,
    overlappingSync: false,
  })
  const value = Buffer.alloc(bytes, 'x')
  try {
    return await measure(
      (client, iteration) =>
        Promise.all([0, 1, 2].map((part) => store.put(part === 0 ? `new:${client}:${iteration}` : `old:${client}:${part}`, value))),
      { clients, seconds },
    )
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
