import { arrays } from './arrays'
import { indexes } from './indexes'
import { orders } from './orders'
import { pipelines } from './pipelines'
import type { Probe } from './probe'
import { projections } from './projections'
import { queries } from './queries'
import { gaps, refusals } from './refusals'
import { changes, refusedChanges } from './updates'

/** What is known of MongoDB and asked of the engine, by area. */
export const golden: Readonly<Record<string, readonly Probe[]>> = {
  queries,
  'arrays and paths': arrays,
  orders,
  projections,
  pipelines,
  'indexes and counts': indexes,
  updates: changes,
  'updates that are refused': refusedChanges,
  'commands that are refused': refusals,
  'what MongoDB can and the engine refuses': gaps,
}
