import { MongoClient } from 'mongodb'

/** What `checkStore` has found. */
export interface StoreCheck {
  readonly valid: boolean
  readonly collections: number
  readonly documents: number
  readonly entries: number
  readonly problemCount: number
  /** The first hundred. */
  readonly problems: readonly { readonly namespace: string | null; readonly text: string }[]
  /** Collections whose indexes were rebuilt, as `db.collection`. */
  readonly rebuilt: readonly string[]
}

/** Checks an engine's whole store. With `repair` inconsistent indexes are rebuilt and everything is checked again. */
export async function checkStore(uri: string, repair: boolean): Promise<StoreCheck> {
  const client = await new MongoClient(uri).connect()
  try {
    const check = async (): Promise<StoreCheck & { toRebuild: string[] }> =>
      (await client.db('admin').command({ checkStore: 1 })) as StoreCheck & { toRebuild: string[] }
    const first = await check()
    if (!repair || first.toRebuild.length === 0) return { ...first, rebuilt: [] }
    for (const namespace of first.toRebuild) {
      const dot = namespace.indexOf('.')
      await client.db(namespace.slice(0, dot)).command({ reIndex: namespace.slice(dot + 1) })
    }
    return { ...(await check()), rebuilt: first.toRebuild }
  } finally {
    await client.close()
  }
}
