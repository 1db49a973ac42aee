import type { Application } from '../../kernel/application'

declare module '../../kernel/application' {
  interface AppLocals {
    /** Whoever waits for goods nobody knew goes on, once some have a name on marketplaces. */
    whenGoodsAreNamed: (app: Application, workspaceId: string) => Promise<unknown>
  }
}
