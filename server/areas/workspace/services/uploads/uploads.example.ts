import type { OwnExample } from '../../../../testing/example'

/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const uploadsExample: OwnExample = { create: () => ({ uri: `data:image/png;base64,${dot}` }) }
