import { ADBREAKS_RIGHTS, RIGHTS, type Right } from '@shared/foundation/rights/rights'
import type { MessageDescriptor } from 'react-intl'
import type { Ink } from '../../../ui/Avatar/initials'
import { rightMessages as m } from './messages'

interface RightLabel {
  readonly name: MessageDescriptor
  readonly hint: MessageDescriptor
  readonly ink: Ink
}

/** What each right is called, what it gives, and its ink. */
export const rightLabels: Readonly<Record<Right, RightLabel>> = {
  founder: { name: m.founder, hint: m.founderHint, ink: 'brand' },
  bod: { name: m.bod, hint: m.bodHint, ink: 'brand' },
  admin: { name: m.admin, hint: m.adminHint, ink: 'collaborator' },
  '/sales': { name: m.sales, hint: m.salesHint, ink: 'info' },
  '/purchases': { name: m.purchases, hint: m.purchasesHint, ink: 'warn' },
  '/funds': { name: m.funds, hint: m.fundsHint, ink: 'credit' },
  '/refunds': { name: m.refunds, hint: m.refundsHint, ink: 'warn' },
  '/report': { name: m.report, hint: m.reportHint, ink: 'debit' },
  '/office/hr': { name: m.hr, hint: m.hrHint, ink: 'collaborator' },
  '/adbreaks/manager': { name: m.manager, hint: m.managerHint, ink: 'info' },
  '/adbreaks/resourcer': { name: m.resourcer, hint: m.resourcerHint, ink: 'info' },
}

/** The rights worth naming: what the board implies isn't said again. */
export const namedRights = (rights: readonly Right[]): Right[] =>
  RIGHTS.filter((right) => rights.includes(right) && !(right.startsWith('/') && rights.includes('bod')))

const OF_THE_BOARD: readonly Right[] = ['bod', 'founder']

/** The rights that can be ticked here: of the work first, those of an app only where it is on; the board's own last, and only by the board. */
export const offeredRights = (isBoard: boolean, apps: readonly string[]): Right[] => [
  ...RIGHTS.filter((right) => right.startsWith('/') && (!ADBREAKS_RIGHTS.includes(right) || apps.includes('adbreaks'))),
  ...(isBoard ? OF_THE_BOARD : []),
]

/** A member of the board: only the board changes how they sign in and what they may. */
export const isOfBoard = (rights: readonly Right[]): boolean =>
  rights.some((right) => right === 'bod' || right === 'founder' || right === 'admin')
