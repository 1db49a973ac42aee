import type { MeasureName } from './measures'

/**
 * Why an upgrade changed a kept figure: what stood when the books began is no trade; values of lines are booked as they happen; orders in
 * error are owed nowhere; orders that came back are counted beside the others.
 */
export const CHANGE_REASONS = ['opening', 'by-line', 'error-orders', 'returns-apart'] as const
export type ChangeReason = (typeof CHANGE_REASONS)[number]

/** A figure of a month that an upgrade changed. */
export interface ChangedFigure {
  readonly measure: MeasureName
  /** `2026-10`. */
  readonly month: string
  /** The dimensions of the figure, joined. */
  readonly key: string
  readonly sum: string
  /** Whole dong, or pieces. */
  readonly before: number
  readonly after: number
  readonly why: ChangeReason
}

/** What building measures anew made of the figures there were. */
export interface ChangedFigures {
  /** When, as an ISO moment. */
  readonly at: string
  /** How many changed; those that changed most are named. */
  readonly count: number
  readonly data: readonly ChangedFigure[]
}
