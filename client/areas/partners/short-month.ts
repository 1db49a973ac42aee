import type { Month } from '@shared/foundation/days/days'

/** 11/2026, as it stands on papers in both languages. */
export const shortMonth = (month: Month): string => `${month.slice(5)}/${month.slice(0, 4)}`
