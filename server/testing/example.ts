import type { Right } from '@shared/foundation/rights/rights'
import type { Method } from '@shared/foundation/declaration/define-service'
import type { RecordOf } from './sample'
import type { Shop } from './shop'

/** What an example is made with. */
export interface ExampleContext {
  readonly shop: Shop
  /** The `_id` of the example of another service. */
  readonly recordOf: RecordOf
}

/** The status that is answered by who calls: `nobody` signed in, whoever has a right, and the `others`. */
export type NarrowedAnswers = Readonly<Partial<Record<Right | 'nobody', number>>> & { readonly others: number }

/** What of a service's example can't be made from its shapes; `server/areas/<area>/services/<name>/<name>.example.ts` holds it. */
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
  /** A change that is answered as a refusal, and yet does what was asked for. */
  readonly refusedAndDone?: Readonly<Record<string, unknown>>
  /** A word that finds the record; absent: what stands in the first field that is searched. */
  readonly word?: string
  /** Values of its reports' parameters that can't be made from their shapes. */
  readonly reportValues?: (context: ExampleContext) => Promise<Readonly<Record<string, string>>>
  /** Where the service's own rules refuse some whom the declaration lets in: what each of these is answered. */
  readonly narrowed?: Readonly<Partial<Record<Method, NarrowedAnswers>>>
}
