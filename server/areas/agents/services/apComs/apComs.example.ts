import type { OwnExample } from '../../../../testing/example'

/** A scheme that isn't in force yet: it can be taken back. */
export const apComsExample: OwnExample = {
  create: () => ({ created: '2027-06-01T00:00:00Z', mechanics: [{ sourceName: 'own', methodName: 'percent of revenue', x: 3 }] }),
}
