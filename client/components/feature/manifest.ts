import type { Right } from '@shared/foundation/rights/rights'
import type { WorkspaceOptions } from '@shared/areas/workspace/services/workspaces'
import type { Notice } from '@shared/areas/people/services/activities'
import type { App } from '@shared/foundation/rights/apps'
import type { RecordService } from '@shared/registry/names'
import type { ComponentType } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { useAppDispatch } from '../../api/use-app-dispatch'
import type { Locale } from '../../lib/format'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import type { IconName } from '../../ui/icons/Icon'

/** What a feature shows to the application: `features/<name>/index.ts` exports one. It comes before any screen, so whatever is
 *  large stands behind a `() => import(…)`. Its texts have ids `<name>.frame.<what>`; those of screens come with the screens. */
export interface FeatureManifest {
  /** The folder's name; also the area of its texts. */
  readonly name: string
  /** It is needed before signing in. Its texts come with the first script. */
  readonly entry?: true
  /** The app that it is: its pages and screens are there while the workspace has it on. */
  readonly app?: App
  /** The companies that it is for, by their settings: others see none of its pages. Absent: all. */
  readonly isFor?: (opts: WorkspaceOptions) => boolean
  /** Where the board makes the company one of them. */
  readonly begins?: string
  /** How it stands in the menu of the area 'apps', for a feature whose pages stand there. */
  readonly appMenu?: AppMenuEntry
  readonly routes?: readonly ScreenRoute[]
  /** Addresses of former days → where they lead now. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Areas of the navigation that it opens; pages of other features may join them. */
  readonly areas?: readonly NavigationArea[]
  readonly pages?: readonly NavigationPage[]
  readonly creates?: readonly CreateAction[]
  /** What it shows on the home screen. */
  readonly homeCards?: readonly HomeCard[]
  /** Records that the palette finds; loaded when it opens. */
  readonly find?: () => Promise<FindSource>
  /** How the history calls its records and their fields. */
  readonly records?: Partial<Record<RecordService, RecordWords>>
  readonly notices?: Partial<Record<Notice['kind'], NoticeKind>>
  /** Keys of its screens, for the list of keys. */
  readonly keys?: readonly KeyLine[]
  /** The newest of its records that wait for the member's word, in the bell over how many they are: by the key of that decision. */
  readonly inBell?: { readonly decision: string; readonly lazy: () => Promise<ComponentType> }
  /** What it puts into the top bar. */
  readonly topBar?: () => Promise<ComponentType>
}

/** A kind of record in words. */
export interface RecordWords {
  /** One of them. */
  readonly word: MessageDescriptor
  /** Brings the texts of its screens: a field is called by the text of its name. */
  readonly fields: () => Promise<Readonly<Record<string, MessageDescriptor>>>
}

/** An app in the menu that changes between apps. */
export interface AppMenuEntry {
  readonly title: MessageDescriptor
  readonly icon: IconName
  /** Its place among the apps; its pages follow each other in their own order. */
  readonly order: number
}

/** A screen and the address it answers to. */
export interface ScreenRoute {
  /** As react-router writes it: `/funds/:search?/:byId?`. */
  readonly path: string
  /** One of these is needed; without it any member enters. */
  readonly right?: Right | readonly Right[]
  /** Opens without signing in. */
  readonly open?: true
  /** Stands alone, without sidebar and top bar. */
  readonly bare?: true
  /** It is opened before any other and shows no part whose texts stand in `i18n/vietnamese-parts.ts`: it doesn't wait for them. */
  readonly early?: true
  /** Somebody waits at it: search, bell and footer of the frame come after it. */
  readonly urgent?: true
  /** Brings the screen's code: `() => import('./screens/funds-screen').then((m) => m.FundsScreen)`. */
  readonly lazy: () => Promise<ComponentType>
}

export const rightsOf = ({ right }: Pick<ScreenRoute, 'right'>): readonly Right[] | null =>
  right === undefined ? null : typeof right === 'string' ? [right] : right

export interface NavigationArea {
  readonly key: string
  readonly title: MessageDescriptor
  readonly icon: IconName
  readonly order: number
  /** Where it stands: the sidebar unless given, its foot, the person's menu, or a frame of its own, which the person's menu leads to. */
  readonly place?: 'foot' | 'menu' | 'apart'
  /** Its place in a phone's bottom bar, which shows the first three that a member may enter. */
  readonly phoneOrder?: number
  /** Groups of its pages, each a menu in the top bar. */
  readonly groups?: readonly { readonly key: string; readonly title: MessageDescriptor }[]
}

/** A page of an area. It shows once a screen answers to it and the member may open that screen. */
export interface NavigationPage {
  readonly area: string
  readonly to: string
  readonly title: MessageDescriptor
  readonly order: number
  /** The key of the area's group that it belongs to; pages of a group follow each other. */
  readonly group?: string
  /** One of these is needed; those of the screen unless given. */
  readonly rights?: readonly Right[]
  /** Beginnings of further addresses that belong to it. */
  readonly also?: readonly string[]
  /** It is the member's own page: their name in the account's menu leads there. */
  readonly isOwn?: true
  /** Brings the hook that says how many of its records wait for somebody; shown at the page and, summed, at its area. Undefined: not known yet. */
  readonly count?: () => Promise<() => number | undefined>
}

/** A panel of the home screen. */
export interface HomeCard {
  /** One of these is needed; without it any member sees it. */
  readonly rights?: readonly Right[]
  readonly order: number
  /** Brings its code; the feature's texts come with it. */
  readonly lazy: () => Promise<ComponentType>
}

/** Something that can be made from anywhere, by the palette. */
export interface CreateAction {
  readonly key: string
  readonly title: MessageDescriptor
  readonly icon: IconName
  readonly to: string
  /** One of these is needed; without it any member may. */
  readonly rights?: readonly Right[]
  readonly order: number
  /** The plus of a phone makes it at home, where nothing else is made. */
  readonly fromHome?: true
}

/** For whom records are sought, and in what words they are told. */
export interface FindContext {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly rights: readonly Right[]
  /** The workspace's year. */
  readonly year: string
  readonly dispatch: ReturnType<typeof useAppDispatch>
  readonly signal: AbortSignal
}

export interface Found {
  readonly entries: readonly PaletteEntry[]
  /** What can be done with the best of them. */
  readonly actions: readonly PaletteEntry[]
}

/** Records that the palette finds by words. */
export interface FindSource {
  /** Its place among what is found. */
  readonly order: number
  /** Of several sources that found something, the lowest offers its actions. */
  readonly actionOrder: number
  /** Asks for what matches, as far as the rights go. @throws when the call fails */
  readonly find: (search: string, context: FindContext) => Promise<Found>
}

export interface NoticeText {
  readonly title: string
  /** What more there is to say; empty for nothing. */
  readonly about: string
  /** Whom it is from where it is neither a member nor a program: a guest, an outside accountant. */
  readonly from?: string
}

/** A notice as it travels, with the name of who did it. */
export type TellableNotice = Pick<Notice, 'values' | 'target' | 'body'> & { readonly who: string }

/** How a kind of notice is told, and where it leads. */
export interface NoticeKind {
  /** The status whose disc stands for what happened. */
  readonly status: string
  readonly text: (notice: TellableNotice, intl: IntlShape, locale: Locale) => NoticeText
  /** The address it opens for a member with these rights. */
  readonly target: (notice: Pick<Notice, 'values' | 'target'>, rights: readonly Right[]) => string
}

export interface KeyLine {
  /** Names of what must be in view, as `useShortcut` and `useKeysInView` tell them. */
  readonly needs: readonly string[]
  readonly keys: readonly string[]
  readonly does: MessageDescriptor
}
