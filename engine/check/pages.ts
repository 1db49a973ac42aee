import { readSync } from 'node:fs'
import { nodeFlags, NODE_HEADER_BYTES, pageFlags, PAGE_HEADER_BYTES, pagesInFile, readTree, type Meta, type Tree } from './file-format'

/** What is wrong with the file's pages, in words; at most so many. */
const MAX_PROBLEMS = 20
/** Pages between two yields. */
const PAGES_PER_STEP = 64

/** How a tree is walked. */
interface Walk {
  /** Walks a tree that is one of its entries. */
  readonly inner?: (tree: Tree) => Generator<void>
  /** Its leaf pages are counted but not read. */
  readonly skipsLeaves?: boolean
  readonly order?: (a: Buffer, b: Buffer) => number
}

/** Keys that are numbers of transactions. */
const byNumber = (a: Buffer, b: Buffer): number => Number(a.readBigUInt64LE(0) - b.readBigUInt64LE(0))

/** Checks every page of the newest state without following invalid references, on which LMDB itself would crash.
 *  Reads the file, not LMDB's memory.
 *
 *  Yields now and then; what it finds is in `problems`. On a file in use the caller has to keep a view of that state open. */
export class PageCheck {
  readonly problems: string[] = []
  pages = 0
  private readonly seen: Uint8Array
  private readonly isWhole: boolean
  private readonly file: number
  private readonly meta: Meta
  private readonly available: number

  /** @param isWhole false: of the data only the pages that lead to the others are read, a hundredth of them */
  constructor(file: number, meta: Meta, isWhole = true) {
    this.isWhole = isWhole
    this.file = file
    this.meta = meta
    this.available = pagesInFile(file, meta.pageSize)
    this.seen = new Uint8Array((Math.min(meta.lastPage + 1, this.available) >>> 3) + 1)
  }

  *run(): Generator<void> {
    const { free, main } = this.meta
    yield* this.tree('the list of free pages', free, { order: byNumber })
    yield* this.tree('the list of trees', main, { inner: (tree) => this.tree('the data', tree, { skipsLeaves: !this.isWhole }) })
  }

  private *tree(name: string, tree: Tree, { inner, skipsLeaves = false, order = Buffer.compare }: Walk): Generator<void> {
    if (tree.root === null) return
    const counted = { branch: 0, leaf: 0, overflow: 0, entries: 0 }
    let last: Buffer | null = null
    const stack: { page: number; depth: number }[] = [{ page: tree.root, depth: 1 }]
    for (let next = stack.pop(); next; next = stack.pop()) {
      if (this.problems.length >= MAX_PROBLEMS) return
      if (++this.pages % PAGES_PER_STEP === 0) yield
      const { page, depth } = next
      if (skipsLeaves && depth > 1 && depth === tree.depth) {
        if (this.takes(page, name)) counted.leaf++
        continue
      }
      const bytes = this.read(page, name)
      if (!bytes) continue
      const flags = bytes.readUInt16LE(18) & 0x0f
      if (depth > tree.depth || (flags === pageFlags.leaf) !== (depth === tree.depth) || (flags & ~3) !== 0) {
        this.report(page, `it is not the kind of page that belongs at level ${depth} of ${tree.depth}`)
        continue
      }
      const nodes = this.nodes(page, bytes)
      if (!nodes) continue
      if (flags === pageFlags.branch) {
        counted.branch++
        const children = nodes.map((at) => bytes.readUInt32LE(at) + bytes.readUInt16LE(at + 4) * 2 ** 32)
        for (const child of children.reverse()) stack.push({ page: child, depth: depth + 1 })
        continue
      }
      counted.leaf++
      counted.entries += nodes.length
      for (const at of nodes) {
        const keySize = bytes.readUInt16LE(at + 6)
        const key = bytes.subarray(at + NODE_HEADER_BYTES, at + NODE_HEADER_BYTES + keySize)
        if (last && order(last, key) >= 0) {
          this.report(page, 'its keys are not in order')
          break
        }
        last = key
        const kind = bytes.readUInt16LE(at + 4)
        if (kind & nodeFlags.big)
          counted.overflow += this.overflow(bytes.readUInt32LE(at), Number(bytes.readBigUInt64LE(at + NODE_HEADER_BYTES + keySize)))
        else if (kind & nodeFlags.tree && inner) yield* inner(readTree(bytes, at + NODE_HEADER_BYTES + keySize))
      }
    }
    const { branch, leaf, overflow, entries } = counted
    if (
      this.problems.length === 0 &&
      (branch !== tree.branchPages ||
        leaf !== tree.leafPages ||
        (!skipsLeaves && (overflow !== tree.overflowPages || entries !== tree.entries)))
    )
      this.problems.push(
        `${name}: ${entries} entries on ${branch} + ${leaf} + ${overflow} pages were found, but ${tree.entries} on ${tree.branchPages} + ${tree.leafPages} + ${tree.overflowPages} are written down`,
      )
  }

  /** Offsets of a page's nodes, or null when one is outside of the page. */
  private nodes(page: number, bytes: Buffer): number[] | null {
    const lower = bytes.readUInt16LE(20)
    const upper = bytes.readUInt16LE(22)
    const room = this.meta.pageSize - PAGE_HEADER_BYTES
    if (lower > upper || upper > room || lower % 2 !== 0) {
      this.report(page, 'its head is damaged')
      return null
    }
    const isBranch = (bytes.readUInt16LE(18) & pageFlags.branch) !== 0
    const found: number[] = []
    for (let i = 0; i < lower / 2; i++) {
      const at = bytes.readUInt16LE(PAGE_HEADER_BYTES + i * 2) + PAGE_HEADER_BYTES
      if (at < PAGE_HEADER_BYTES + lower || at + NODE_HEADER_BYTES > bytes.length || at + sizeOfNode(bytes, at, isBranch) > bytes.length) {
        this.report(page, 'an entry leads out of it')
        return null
      }
      found.push(at)
    }
    return found
  }

  /** @returns how many pages a long value takes */
  private overflow(size: number, page: number): number {
    const bytes = this.read(page, 'a long value')
    if (!bytes) return 0
    const count = bytes.readUInt32LE(20)
    if (
      (bytes.readUInt16LE(18) & pageFlags.overflow) === 0 ||
      count * this.meta.pageSize < size + PAGE_HEADER_BYTES ||
      page + count > this.available
    )
      this.report(page, 'it does not hold the long value that it should')
    return count
  }

  /** Whether there is such a page and it is not used twice; marks it as used. */
  private takes(page: number, name: string): boolean {
    const { lastPage } = this.meta
    if (page > lastPage || page >= this.available || page < 2) {
      this.problems.push(`${name}: page ${page} is needed, but the file has only ${this.available}`)
      return false
    }
    if (this.seen[page >>> 3]! & (1 << (page & 7))) {
      this.report(page, 'it is used twice')
      return false
    }
    this.seen[page >>> 3]! |= 1 << (page & 7)
    return true
  }

  private read(page: number, name: string): Buffer | null {
    if (!this.takes(page, name)) return null
    const { pageSize } = this.meta
    const bytes = Buffer.allocUnsafe(pageSize)
    readSync(this.file, bytes, 0, pageSize, page * pageSize)
    if (Number(bytes.readBigUInt64LE(0)) !== page) {
      this.report(page, 'something else stands in its place')
      return null
    }
    return bytes
  }

  private report(page: number, what: string): void {
    this.problems.push(`page ${page}: ${what}`)
  }
}

function sizeOfNode(bytes: Buffer, at: number, isBranch: boolean): number {
  const keySize = bytes.readUInt16LE(at + 6)
  if (isBranch) return NODE_HEADER_BYTES + keySize
  const isBig = (bytes.readUInt16LE(at + 4) & nodeFlags.big) !== 0
  return NODE_HEADER_BYTES + keySize + (isBig ? 8 : bytes.readUInt32LE(at))
}
