import type { AssetCreate, AssetPatch } from '@shared/areas/partners/services/assets'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { CustomAnswer } from '../../kernel/custom-answer'
import type { StoredOf } from '../../kernel/collections'
import type { Call } from '../../kernel/service-rules'

/** A kind of asset of which another area keeps more: that area describes it, the product lists them. */
export interface AssetKind {
  /** Whether what is sent is about it. */
  readonly is: (data: Stored<AssetCreate> | Stored<AssetPatch>) => boolean
  /** Makes one, in place of the plain create. */
  readonly create: (call: Call<'assets'>, data: Stored<AssetCreate>) => Promise<StoredOf<'assets'>>
  /** Changes what is kept of it, before the asset itself changes. */
  readonly patch: (call: Call<'assets'>, id: string, data: Stored<AssetPatch>) => Promise<void>
  /** Answers a get that asks to bring it up to date. */
  readonly sync: (call: Call<'assets'>, id: string) => Promise<CustomAnswer<object>>
}

declare module '../../kernel/application' {
  interface AppLocals {
    assetKinds: readonly AssetKind[]
  }
}
