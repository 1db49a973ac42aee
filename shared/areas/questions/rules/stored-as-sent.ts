import type { Written } from '../../../foundation/declaration/define-service'

/** Where a member's own mark stands: in the list of the members who have it. */
export const missingInList =
  (stored: string) =>
  (isIn: boolean, { record }: Written): string | null => {
    const members = record[stored]
    return isIn && !(Array.isArray(members) && members.length > 0) ? '' : null
  }
