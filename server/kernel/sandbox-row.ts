import type { SocaiDatabase } from './collections'

/** What the installation remembers of its sandbox: the company in which anybody may try the API. */
export interface SandboxRow {
  /** The company's address. */
  readonly slug: string
  /** When its making began. */
  readonly madeAt: Date
  /** It is filled, and keys of it may be given out. */
  readonly isReady: boolean
  /** The company before it, that was erased: what another node was writing in it meanwhile is still to be looked for. */
  readonly erasedId?: string
}

const NAME = 'sandbox'

/** @returns null while there is none */
export const readSandboxRow = async (database: SocaiDatabase): Promise<SandboxRow | null> => {
  const row = await database.platformRecords('settings').one({ name: NAME })
  const [state, slug, madeAt, erasedId] = row?.value.split(' ') ?? []
  if (!slug || !madeAt) return null
  return { slug, madeAt: new Date(madeAt), isReady: state === 'ready', ...(erasedId ? { erasedId } : {}) }
}

/** @param row null: there is none any more */
export const writeSandboxRow = async (database: SocaiDatabase, row: SandboxRow | null): Promise<void> => {
  const settings = database.collection('settings')
  if (row === null) {
    await settings.deleteOne({ name: NAME })
    return
  }
  const { slug, madeAt, isReady, erasedId } = row
  const value = [isReady ? 'ready' : 'making', slug, madeAt.toISOString(), ...(erasedId ? [erasedId] : [])].join(' ')
  await settings.updateOne({ name: NAME }, { $set: { value } }, { upsert: true })
}
