import type { Document } from 'bson'
import type { Collection, MongoClient } from 'mongodb'
import type { Row } from './table'

/** What the measurements of the engine share. */
export interface Context {
  readonly client: MongoClient
  readonly uri: string
  readonly orders: Collection<Document>
  readonly documents: number
  readonly seconds: number
  /** Milliseconds that decoding twenty documents takes the client. */
  readonly decodeTwenty: number
}

export const row = (work: string, figure: string, floor: string, goal: string, met: boolean | null, value: number): Row => ({
  work: `engine: ${work}`,
  figure,
  floor,
  goal,
  met,
  value,
})

export const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/** The one in the middle. */
export const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
