import type { ServiceDeclaration } from '@shared/services/define-service'

/** @param marks by service: the stored field that lists the members who see a record otherwise than their colleagues */
export const personsOf =
  (marks: Readonly<Record<string, string>>) =>
  (declaration: ServiceDeclaration, record: object): string[] => {
    const fields = (declaration.hidden ?? []).flatMap(({ orPerson }) => orPerson ?? [])
    const mark = Object.hasOwn(marks, declaration.path) ? marks[declaration.path] : undefined
    const persons = [...fields, ...(mark === undefined ? [] : [mark])].flatMap((field) => (record as Record<string, unknown>)[field] ?? [])
    return [...new Set(persons.filter((person) => typeof person === 'string'))]
  }
