import { fstatSync, readSync } from 'node:fs'

/** LMDB's file format, as far as the check needs it: `lmdb.h` and `mdb.c`, data version 2, little-endian, 64 bit. */
const MAGIC = 0xbeefc0de
const DATA_VERSION = 2
export const PAGE_HEADER_BYTES = 24
export const NODE_HEADER_BYTES = 8
export const pageFlags = { branch: 1, leaf: 2, overflow: 4, meta: 8 } as const
export const nodeFlags = { big: 1, tree: 2 } as const
/** "No page". */
const NO_PAGE = 0xffffffffffffffffn

/** One tree of pages. */
export interface Tree {
  readonly depth: number
  readonly branchPages: number
  readonly leafPages: number
  readonly overflowPages: number
  readonly entries: number
  /** Null: the tree is empty. */
  readonly root: number | null
}

/** The state of the file by one of its meta pages. */
export interface Meta {
  readonly pageSize: number
  readonly lastPage: number
  readonly transaction: number
  /** The pages that hold nothing at present, by the transaction that freed them. */
  readonly free: Tree
  /** The tree of named databases; ours is its only entry. */
  readonly main: Tree
}

/** Reads the 48 bytes that describe a tree. */
export function readTree(bytes: Buffer, at: number): Tree {
  const root = bytes.readBigUInt64LE(at + 40)
  return {
    depth: bytes.readUInt16LE(at + 6),
    branchPages: Number(bytes.readBigUInt64LE(at + 8)),
    leafPages: Number(bytes.readBigUInt64LE(at + 16)),
    overflowPages: Number(bytes.readBigUInt64LE(at + 24)),
    entries: Number(bytes.readBigUInt64LE(at + 32)),
    root: root === NO_PAGE ? null : Number(root),
  }
}

/** The newer of the file's two meta pages, or null when neither can be read.   @param file an open file */
export function readMeta(file: number): Meta | null {
  const first = headAt(file, 0)
  // The second is on page 1, at the page size that the first gives; when the first is damaged the usual sizes are tried.
  const second = (first ? [first.pageSize] : [8192, 4096, 16384, 65536]).map((size) => headAt(file, size)).find(Boolean) ?? null
  if (!first || !second) return first ?? second
  return first.transaction >= second.transaction ? first : second
}

/** Whether both meta pages can be read, as LMDB assumes: each is written within one sector, so that no power cut tears one. */
export function hasBothHeads(file: number): boolean {
  const first = headAt(file, 0)
  return first !== null && headAt(file, first.pageSize) !== null
}

function headAt(file: number, at: number): Meta | null {
  const bytes = Buffer.alloc(192)
  if (readSync(file, bytes, 0, bytes.length, at) < bytes.length) return null
  if (bytes.readUInt32LE(PAGE_HEADER_BYTES) !== MAGIC || bytes.readUInt32LE(PAGE_HEADER_BYTES + 4) !== DATA_VERSION) return null
  const pageSize = bytes.readUInt32LE(48)
  if (pageSize < 4096 || pageSize > 65536 || (pageSize & (pageSize - 1)) !== 0) return null
  return {
    pageSize,
    lastPage: Number(bytes.readBigUInt64LE(144)),
    transaction: Number(bytes.readBigUInt64LE(152)),
    free: readTree(bytes, 48),
    main: readTree(bytes, 96),
  }
}

/** Whole pages in the file. */
export const pagesInFile = (file: number, pageSize: number): number => Math.floor(fstatSync(file).size / pageSize)
