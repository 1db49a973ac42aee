import type { Catalog } from '../store/catalog'
import type { Store } from '../store/store'

/** Keys removed between two flushes. */
const KEYS_PER_SWEEP = 500

/** Removes what dropped collections and indexes have left, a few at a time. */
export class Sweeper {
  private running: Promise<void> | null = null
  private isStopped = false
  private readonly store: Store
  private readonly catalog: Catalog

  constructor(store: Store, catalog: Catalog) {
    this.store = store
    this.catalog = catalog
  }

  wake(): void {
    if (this.isStopped) return
    this.running ??= this.run().finally(() => {
      this.running = null
    })
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.running
  }

  private async run(): Promise<void> {
    try {
      for (const id of this.catalog.garbage())
        while (!this.isStopped && !this.catalog.isBuilding(id) && !this.catalog.sweep(id, KEYS_PER_SWEEP)) await this.store.durable()
    } catch {
      // The disk does not take writes now: the rest is removed at the next drop or start.
    }
  }
}
