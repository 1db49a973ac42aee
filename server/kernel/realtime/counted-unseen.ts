import type { ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { allows } from '../access'
import type { CountedUnseen } from './audience'

/**
 * Reads off the declarations which records feed reports that count what their readers may not see: by service their groups, or null
 * for all of a service's records.
 */
export const countedUnseen = (declarations: readonly ServiceDeclaration[]): CountedUnseen => {
  const reports = declarations.flatMap(({ reports: declared = {} }) => Object.values(declared)).filter((report) => report.countsUnseen)
  return (viewer) => {
    const counted = new Map<string, ReadonlySet<string> | null>()
    for (const { access, sources, countsUnseen } of reports) {
      if (!allows(access, viewer)) continue
      const byGroup = typeof countsUnseen === 'object' ? Object.entries(countsUnseen) : sources.map((service) => [service, null] as const)
      for (const [service, groups] of byGroup) {
        const known = counted.get(service)
        if (known !== null) counted.set(service, groups && new Set([...(known ?? []), ...groups]))
      }
    }
    return counted
  }
}
