import type { Right } from '@shared/domain/rights/rights'
import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'

/** A screen and the address it answers to. Features export a list of these; the application registers them. */
export interface ScreenRoute {
  /** As react-router writes it: `/funds/:search?/:byId?`. */
  readonly path: string
  /** What the screen is called in the frame. */
  readonly title: MessageDescriptor
  /** One of these is needed; without it any member enters. */
  readonly right?: Right | readonly Right[]
  /** Opens without signing in. */
  readonly open?: true
  /** Stands alone, without rail and top bar. */
  readonly bare?: true
  /** Brings the screen's code: `() => import('./screens/funds-screen').then((m) => m.FundsScreen)`. */
  readonly lazy: () => Promise<ComponentType>
}

export const rightsOf = ({ right }: Pick<ScreenRoute, 'right'>): readonly Right[] | null =>
  right === undefined ? null : typeof right === 'string' ? [right] : right
