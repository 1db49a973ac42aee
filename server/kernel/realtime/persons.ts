import { declarationOf } from '@shared/registry/declarations'
import type { ServiceDeclaration } from '@shared/foundation/declaration/define-service'

/** Members whose view of a record may differ from that of colleagues with the same rights. */
export const personsOf = (declaration: ServiceDeclaration, record: object): string[] => [
  ...new Set(personsIn(declaration, record as Readonly<Record<string, unknown>>)),
]

const personsIn = (declaration: ServiceDeclaration, record: Readonly<Record<string, unknown>>): string[] => {
  const { hidden = [], perMember = {}, persons, about } = declaration
  const fields = [...hidden.flatMap(({ orPerson }) => orPerson ?? []), ...Object.values(perMember).map(({ stored }) => stored)]
  const named = fields.flatMap((field) => record[field] ?? []).filter((person) => typeof person === 'string')
  const { subject } = record
  // Whoever sees a record as a person sees what is said about it.
  const beside =
    about && typeof subject === 'object' && subject !== null
      ? personsIn(declarationOf(String(record[about.service])), subject as Readonly<Record<string, unknown>>)
      : []
  return [...named, ...(persons?.(record) ?? []), ...beside]
}
