import type { Messages } from './texts'
import apps from './vi/apps.json'
import cashNotes from '../areas/money/parts/cash-notes/vi.json'
import errorPage from './vi/error-page.json'
import fundGroups from './vi/fund-groups.json'
import notices from './vi/notices.json'
import palette from './vi/palette.json'
import pick from './vi/pick.json'
import record from './vi/record.json'
import scan from './vi/scan.json'
import parcels from './vi/parcels.json'
import secondPerson from './vi/second-person.json'
import talk from '../areas/talk/parts/talk/vi.json'
import undo from './vi/undo.json'

/** What the frame shows of each feature. */
const frames = import.meta.glob<Messages>(['./vi/*.frame.json', '../areas/**/vi.frame.json'], { eager: true, import: 'default' })

/** The Vietnamese texts of the frame, and of what the first page, the counter and most screens use. */
export const texts: Messages = Object.assign(
  {},
  apps,
  cashNotes,
  errorPage,
  fundGroups,
  notices,
  palette,
  pick,
  record,
  scan,
  parcels,
  secondPerson,
  talk,
  undo,
  ...Object.values(frames),
)

const files = import.meta.glob<Messages>(
  [
    '../areas/**/vi.json',
    // Parts and debts have a file of their own; what is before signing in comes with the first script.
    '!../areas/**/parts/**',
    '!../areas/trade/liabilities/vi.json',
    '!../areas/workspace/{sign-in,sign-up,forgot-password}/vi.json',
  ],
  { import: 'default' },
)
const folderOf = (file: string): string => file.split('/').at(-2) ?? ''

/** The Vietnamese texts of the screens of each feature, by the name of its folder. */
export const areas: Readonly<Record<string, () => Promise<Messages>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [folderOf(file), load]),
)
