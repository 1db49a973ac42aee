import type { ServiceDeclaration } from '@shared/services/define-service'

/** Members whose view of a record may differ from that of colleagues with the same rights. */
export const personsOf = ({ hidden = [], perMember = {} }: ServiceDeclaration, record: object): string[] => {
  const fields = [...hidden.flatMap(({ orPerson }) => orPerson ?? []), ...Object.values(perMember).map(({ stored }) => stored)]
  const persons = fields.flatMap((field) => (record as Record<string, unknown>)[field] ?? [])
  return [...new Set(persons.filter((person) => typeof person === 'string'))]
}
