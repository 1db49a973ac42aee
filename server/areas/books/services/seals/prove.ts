import type { SealProof } from '@shared/areas/books/services/seals'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Block, SocaiReader, StoredOf } from '../../../../kernel/collections'
import type { Application } from '../../../../kernel/application'
import { checkedBlocks, lastPlaceOf, type ChainFault } from '../../../../ledger/chain'
import { blockEndingAt, provenLineOf, type ProvenLine } from '../../../../ledger/proven-line'
import { codeOf } from './sealed'
import { nameEntries } from './entry-names'

type Seal = StoredOf<'seals'>
type Broken = NonNullable<Stored<SealProof>['broken']>

/** Whether what a seal stands for still stands. */
export interface Proven {
  readonly seal: Seal
  readonly holds: boolean
  /** The first that doesn't fit. */
  readonly broken?: Broken
  /** The last block that was sealed; null where its line is gone. */
  readonly block: Block | null
  /** What stood in line by then was read then, and not again. */
  readonly known?: Date
}

interface Proving {
  /** Ends it early. */
  readonly isOver?: () => boolean
  /** Through where the line was proven before: only what came after is read. Absent: all of it. */
  readonly known?: ProvenLine | null
  /** Hears of each block that is whole, with all before it; then the line is gone through to its end, beyond the last seal. */
  readonly onWhole?: (block: Block) => void
}

/** Reckons the line anew from its entries, once for all seals, and compares each with what it says. */
export const proveSeals = async (
  reader: SocaiReader,
  workspaceId: string,
  seals: readonly Seal[],
  { isOver = () => false, known = null, onWhole }: Proving = {},
): Promise<Proven[]> => {
  const waiting = [...seals].sort((a, b) => a.seq - b.seq)
  const proven: Proven[] = []
  let fault: ChainFault | null = null
  const settle = async (upTo: number, block: Block | null, digest: string): Promise<void> => {
    for (let next = waiting[0]; next && next.seq <= upTo; next = waiting[0]) {
      waiting.shift()
      proven.push(await judge(reader, next, block, digest, fault))
    }
  }
  await settle(0, null, '')
  for (const seal of known ? waiting.filter(({ seq }) => seq <= lastPlaceOf(known.block)) : []) {
    waiting.shift()
    const block = await blockEndingAt(reader, workspaceId, seal.seq)
    proven.push(await judge(reader, seal, block, block?.digest ?? '', null))
  }
  const last = waiting.at(-1)?.seq ?? 0
  if (waiting.length > 0 || onWhole)
    for await (const { block, digest, fault: own } of checkedBlocks(reader, workspaceId, known?.block ?? null)) {
      if (isOver()) return proven
      fault ??= own
      if (fault === null && digest === block.digest) onWhole?.(block)
      await settle(lastPlaceOf(block), block, digest)
      if (!onWhole && lastPlaceOf(block) >= last) break
    }
  // Their line ends before they were made.
  await settle(Number.POSITIVE_INFINITY, null, '')
  return proven
}

/** The same of one seal, by what was proven last night where that will do: whatever doesn't fit is looked for in the whole line. */
export const proveSeal = async (app: Application, seal: Seal): Promise<Proven | undefined> => {
  const database = app.get('database')
  const known = await provenLineOf(app, seal.workspaceId)
  if (known) {
    const [proven] = await proveSeals(database, seal.workspaceId, [seal], { known })
    if (proven?.holds) return { ...proven, known: known.at }
  }
  const [proven] = await proveSeals(database, seal.workspaceId, [seal])
  return proven
}

const judge = async (reader: SocaiReader, seal: Seal, block: Block | null, digest: string, fault: ChainFault | null): Promise<Proven> => {
  const isLineWhole = digest === seal.digest && (seal.seq === 0 || (block !== null && lastPlaceOf(block) === seal.seq))
  if (isLineWhole && codeOf({ ...seal, digest }) === seal.code) return { seal, holds: true, block }
  return { seal, holds: false, block, broken: isLineWhole ? { why: 'seal' } : await brokenBy(reader, seal.workspaceId, fault) }
}

const brokenBy = async (reader: SocaiReader, workspaceId: string, fault: ChainFault | null): Promise<Broken> => {
  if (fault?.seq === undefined) return { why: 'line' }
  const { seq, found } = fault
  if (!found) return { why: 'missing', seq, name: fault.entry }
  const [named] = await nameEntries(reader, workspaceId, [found])
  return { why: 'changed', seq, ...(named ?? { name: fault.entry }) }
}
