import { firstDayOf, lastDayOf, type Month } from '@shared/foundation/days/days'

/** Where an agent's commission of a month is explained. */
export const commissionLink = (agentId: string, month: Month): string =>
  `/apps/agentpro/com/${agentId}/${firstDayOf(month)}/${lastDayOf(month)}`
