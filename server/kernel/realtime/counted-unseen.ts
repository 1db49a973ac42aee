import type { ServiceDeclaration } from '@shared/services/define-service'
import { allows } from '../access'
import type { CountedUnseen } from './audience'

/** Reads off the declarations which services feed reports that count records their readers may not see. */
export const countedUnseen = (declarations: readonly ServiceDeclaration[]): CountedUnseen => {
  const reports = declarations.flatMap(({ reports: declared = {} }) => Object.values(declared)).filter((report) => report.countsUnseen)
  return (asker) => new Set(reports.filter(({ access }) => allows(access, asker)).flatMap(({ sources }) => sources))
}
