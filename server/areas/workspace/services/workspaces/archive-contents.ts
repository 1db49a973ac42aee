import { declarations } from '@shared/registry/declarations'
import type { Declared, Viewer } from '@shared/foundation/declaration/define-service'
import { idText } from '../../../../platform/mongo/extended-json'
import { hideFields, meetsRows } from '../../../../kernel/serialize'
import type { SocaiDatabase } from '../../../../kernel/collections'

/** Who takes a company's file along: a member reads in it what they read on the screens. */
export interface Taker {
  readonly viewer: Viewer
  /** A founder who has just signed in: members enter with the passwords they have. */
  readonly withPasswords: boolean
}

/** What a file holds of each document; null: it stays behind. */
export interface Contents {
  readonly documentOf: (collection: string, document: StoredDocument) => StoredDocument | null
  /** What stays behind, as the file itself says. */
  readonly without: readonly string[]
}

type StoredDocument = Record<string, unknown>

/** For the operator, who has the database anyway. */
export const wholeContents: Contents = { documentOf: (_collection, document) => document, without: [] }

/** No hash at all: it is nobody's password, and a forgotten one is sent by e-mail. */
const NO_PASSWORD = '-'

const declared = new Map<string, Declared>(declarations.map((declaration) => [declaration.path, declaration]))

/** What a member's file holds: no more of a document than its record shows them, no secrets, and nothing of what they may not see. */
export const contentsFor = async (database: SocaiDatabase, workspaceId: string, { viewer, withPasswords }: Taker): Promise<Contents> => {
  const unseen = await unseenBy(database, workspaceId, viewer)
  const staysBehind = (collection: string, document: StoredDocument): boolean => {
    const named = (field: string): boolean => unseen.ids.has(idOf(document[field]))
    if (collection === 'audits') return named('recordId') || declared.get(String(document['service']))?.history === 'untold'
    if (collection === 'uploads') return unseen.pictures.has(String(document['uri']))
    return named('_id')
  }
  return {
    without: [
      'secrets of banks, shops, pages and messages, links of prints',
      'private tasks and personal notices of others',
      ...(withPasswords ? [] : ['passwords: members use “Forgot password”']),
    ],
    documentOf: (collection, document) => {
      if (staysBehind(collection, document)) return null
      const declaration = declared.get(collection)
      if (!declaration) return document
      const kept = { ...document }
      hideFields(declaration, kept, plainOf(document), viewer)
      for (const field of declaration.staysHere ?? []) delete kept[field]
      return collection === 'users' && !withPasswords ? withoutPassword(kept) : kept
    },
  }
}

const withoutPassword = ({ temporaryPassword: _sent, ...user }: StoredDocument): StoredDocument => ({
  ...user,
  passwordHash: NO_PASSWORD,
  passwordHistory: [],
})

/** The records that somebody may not see, what is said about these, and the pictures that stand in them. */
const unseenBy = async (database: SocaiDatabase, workspaceId: string, viewer: Viewer) => {
  const ids = new Set<string>()
  const pictures = new Set<string>()
  const leave = (document: StoredDocument): void => {
    ids.add(idOf(document['_id']))
    for (const [picture] of JSON.stringify(document['attachments'] ?? []).matchAll(/\/files\/[\w-]{32}-500\.jpg/g)) pictures.add(picture)
  }
  const ofRows = declarations.filter(({ scope, rows }) => scope === 'workspace' && rows?.(viewer))
  for (const declaration of ofRows)
    for await (const document of database.rawDocuments(declaration.path, workspaceId))
      if (!meetsRows(declaration, plainOf(document), viewer)) leave(document)
  for (const { path, about } of declarations)
    if (about) for await (const document of database.rawDocuments(path, workspaceId)) if (ids.has(idOf(document[about.id]))) leave(document)
  return { ids, pictures }
}

const idOf = (value: unknown): string => idText(value) ?? String(value)

/** A stored document with its ids as texts, as rules read it. */
const plainOf = (document: StoredDocument): StoredDocument =>
  Object.fromEntries(Object.entries(document).map(([field, value]) => [field, idText(value) ?? value]))
