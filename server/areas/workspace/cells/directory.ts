import type { WorkspaceBrief } from '../../../kernel/auth/signed-in-answer'
import type { CellLine } from '../../../platform/cells/cell-line'
import type { Cells } from '../../../platform/cells/cells'
import { AppError } from '../../../platform/errors'

/** A company of another cell, and where people sign in to it. */
export interface Elsewhere {
  readonly company: WorkspaceBrief
  readonly address: string
}

/** Whoever signs in waits no longer for a cell that is away. */
const SILENCE_MS = 3000
/** What cells answered is good for so long: many people of one company sign in at the same time. */
const KEPT_MS = 10_000
const MAX_KEPT = 1000

interface Kept {
  readonly until: number
  readonly found: Promise<Elsewhere | null>
}
const keptOf = new WeakMap<Cells, Map<string, Kept>>()

/**
 * Looks in the other cells for a company by its exact address: each says what lives in it. Null when none has it.
 * @throws AppError 503 while it is being moved, and when a cell that may have it doesn't answer
 */
export const findElsewhere = (cells: Cells | null, slug: string): Promise<Elsewhere | null> => {
  if (!cells) return Promise.resolve(null)
  const kept = keptOf.get(cells) ?? new Map<string, Kept>()
  keptOf.set(cells, kept)
  const known = kept.get(slug)
  if (known && known.until > performance.now()) return known.found
  if (kept.size >= MAX_KEPT) kept.clear()
  const found = askAll(cells.lines, slug)
  kept.set(slug, { until: performance.now() + KEPT_MS, found })
  found.catch(() => kept.delete(slug))
  return found
}

const askAll = async (lines: readonly CellLine[], slug: string): Promise<Elsewhere | null> => {
  const answers = await Promise.allSettled(lines.map((line) => askOne(line, slug)))
  const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const found = told.find(({ elsewhere }) => elsewhere !== null)
  if (found) return found.elsewhere
  if (told.some(({ isMoving }) => isMoving)) throw AppError.of('workspaces.moving')
  if (told.length < answers.length) throw AppError.of('workspaces.cell-silent')
  return null
}

/** What a cell answers of a company: see `cell-answers.ts`. */
export interface CompanyAnswer {
  readonly company: WorkspaceBrief | null
  /** It is closed while it moves away. */
  readonly isMoving: boolean
}

const askOne = async (line: CellLine, slug: string): Promise<{ elsewhere: Elsewhere | null; isMoving: boolean }> => {
  const { company, isMoving } = await askForCompany(line, slug, SILENCE_MS)
  return { elsewhere: company && { company, address: line.address }, isMoving }
}

/** @throws CellError */
export const askForCompany = async (line: CellLine, slug: string, silenceMs?: number): Promise<CompanyAnswer> =>
  // A cell with the same secret runs the same program.
  (await line.ask('company', { slug }, [], silenceMs)) as CompanyAnswer
