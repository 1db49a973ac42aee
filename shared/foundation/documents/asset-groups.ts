/** What the company has in its hands. */
export const OWNED_ASSETS = 'Owned Assets'
export const RENTED_ASSETS = 'Rented Assets'
/** What everybody, or the board, should keep in mind. */
export const NOTES_GROUP = 'Important Notes'

/** Everything in the register of assets, in the order it is shown. */
export const ASSET_GROUPS = [OWNED_ASSETS, RENTED_ASSETS, 'Sales Agents', 'Customers', 'Suppliers', NOTES_GROUP] as const
export type AssetGroup = (typeof ASSET_GROUPS)[number]

/** The groups that are kept by somebody, paid over time and maintained. */
export const KEPT_GROUPS = [OWNED_ASSETS, RENTED_ASSETS] as const
export type KeptGroup = (typeof KEPT_GROUPS)[number]

const keptGroups: ReadonlySet<unknown> = new Set(KEPT_GROUPS)

/** Whether assets of a group are owned or rented. */
export const isKeptGroup = (value: unknown): value is KeptGroup => keptGroups.has(value)

/** Whether a member is named who keeps records of a group, or looks after them. */
export const hasKeeper = (group: string): boolean => isKeptGroup(group) || group === 'Sales Agents'

/** Who may read an important note: everybody, or the board alone. */
export const NOTE_PRIVACIES = ['public', 'bod'] as const
