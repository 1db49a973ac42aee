/** All Vietnamese texts, one file an area. Loaded as one chunk, when Vietnamese is chosen. */
const areas = import.meta.glob<Record<string, string>>('./vi/*.json', { eager: true, import: 'default' })

export const vietnamese: Record<string, string> = Object.assign({}, ...Object.values(areas))
