/** Every right there is, in the order they are shown. */
export const RIGHTS = [
  'founder',
  'bod',
  'admin',
  '/sales',
  '/purchases',
  '/funds',
  '/refunds',
  '/report',
  '/office/hr',
  '/adbreaks/manager',
  '/adbreaks/resourcer',
] as const
export type Right = (typeof RIGHTS)[number]

/** The rights within a workspace's books, which the board has without being given them. */
export const WORKSPACE_RIGHTS = RIGHTS.filter((right) => right.startsWith('/'))

/** The rights that can be given only where the app 'adbreaks' is on. */
export const ADBREAKS_RIGHTS: readonly Right[] = ['/adbreaks/manager', '/adbreaks/resourcer']

const known: ReadonlySet<unknown> = new Set(RIGHTS)

/** Whether `value` is a right. */
export const isRight = (value: unknown): value is Right => known.has(value)

/** Whether one of `anyOf` is held: bod holds every workspace right, but neither `admin` nor `founder`. An empty `anyOf` is held by nobody. */
export const can = (rights: readonly Right[], anyOf: readonly Right[]): boolean =>
  anyOf.some((right) => rights.includes(right) || (right.startsWith('/') && rights.includes('bod')))

/** Whether they may give money back that was received or paid, of what they may otherwise change. */
export const mayRefund = (rights: readonly Right[]): boolean => can(rights, ['/refunds'])

/** Whether somebody looks after the platform and has no part in a company: they see nothing of its books. */
export const administersOnly = (rights: readonly Right[]): boolean => rights.length === 1 && rights[0] === 'admin'

/** The rights as stored: each once, in the order of `RIGHTS`; ticking bod ticks every other workspace right (those of adbreaks where
 *  `apps` has it); `founder` and `admin` stay as they were given, and are never added. */
export function normalizeRights(rights: readonly Right[], apps: readonly string[] = []): Right[] {
  const bod = rights.includes('bod')
  return RIGHTS.filter((right) => {
    if (rights.includes(right)) return true
    return bod && right.startsWith('/') && (apps.includes('adbreaks') || !ADBREAKS_RIGHTS.includes(right))
  })
}

/** A stable name of what these rights let someone see: the same for the same profile in any order ('bod' hides what it implies). */
export const rightsKey = (rights: readonly Right[]): string =>
  RIGHTS.filter((right) => rights.includes(right) && !(right.startsWith('/') && rights.includes('bod'))).join(',')
