import type { Method } from '@shared/services/define-service'
import type { RecordOf } from './sample'
import type { Shop } from './shop'

/** What an example is made with. */
export interface ExampleContext {
  readonly shop: Shop
  /** The `_id` of the example of another service. */
  readonly recordOf: RecordOf
}

/** What of a service's example can't be made from its shapes; `server/services/<name>/<name>.example.ts` holds it. */
export interface OwnExample {
  /** The `_id` of the record that suites read and change; absent: of one made like others. */
  readonly record?: (context: ExampleContext) => Promise<string>
  /** What a further record has, besides or in place of what its shape requires. */
  readonly create?: (context: ExampleContext) => object | Promise<object>
  /** Where one of the references can't be sent with the others: what is sent besides it. */
  readonly createNaming?: Readonly<Record<string, object>>
  /** A harmless change, and another one of another field; absent: of the first plain fields of the patch. */
  readonly patch?: Readonly<Record<string, unknown>>
  readonly otherPatch?: Readonly<Record<string, unknown>>
  /** A word that finds the record; absent: what stands in the first field that is searched. */
  readonly word?: string
  /** Methods that the service's own rules refuse to some whom the declaration lets in. */
  readonly narrowed?: readonly Method[]
  /** Whoever made a record changes it, and nobody else. */
  readonly makersOwn?: true
}
