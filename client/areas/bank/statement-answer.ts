const count = (answer: object, name: string): number => {
  const value = (answer as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'number' ? value : 0
}

/** What became of a statement's rows: it is answered in place of a transfer. */
export const statementAnswer = (answer: object): Record<'rows' | 'repeated' | 'settled' | 'waiting' | 'paid', number> => ({
  rows: count(answer, 'rows'),
  repeated: count(answer, 'repeated'),
  settled: count(answer, 'settled'),
  waiting: count(answer, 'waiting'),
  paid: count(answer, 'paid'),
})

/** How many transfers a fetch brought; null where the bank's service could not be asked. */
export const fetchedCount = (answer: object): number | null => ('problem' in answer ? null : count(answer, 'fresh'))
