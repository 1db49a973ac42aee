import type { Messages } from './texts'
import apps from './vi/apps.json'
import bulk from './vi/bulk.json'
import cashNotes from '../areas/money/parts/cash-notes/vi.json'
import closedBooks from './vi/closed-books.json'
import eInvoice from './vi/e-invoice.json'
import errorPage from './vi/error-page.json'
import fundGroups from './vi/fund-groups.json'
import historyPart from './vi/history-part.json'
import invoiceFile from '../areas/tax/parts/invoice-file/vi.json'
import knownAt from './vi/known-at.json'
import largeAmount from './vi/large-amount.json'
import liabilities from '../areas/trade/liabilities/vi.json'
import listMenu from './vi/list-menu.json'
import notices from './vi/notices.json'
import handOver from '../areas/people/parts/hand-over/vi.json'
import monthLinks from '../areas/people/parts/month-links/vi.json'
import opening from '../areas/partners/parts/opening/vi.json'
import palette from './vi/palette.json'
import payCode from './vi/pay-code.json'
import payFrom from './vi/pay-from.json'
import pick from './vi/pick.json'
import purchaseDrafts from './vi/purchase-drafts.json'
import recent from './vi/recent.json'
import record from './vi/record.json'
import reportPage from './vi/report-page.json'
import same from '../areas/partners/parts/same/vi.json'
import parcels from './vi/parcels.json'
import scan from './vi/scan.json'
import sealFoot from './vi/seal-foot.json'
import secondPerson from './vi/second-person.json'
import shareInvoice from '../areas/trade/parts/share-invoice/vi.json'
import tableFile from './vi/table-file.json'
import talk from '../areas/talk/parts/talk/vi.json'
import undo from './vi/undo.json'
import vat from '../areas/tax/parts/vat/vi.json'
import workspaceExport from '../areas/workspace/parts/workspace-export/vi.json'
import workspaceImport from '../areas/workspace/parts/workspace-import/vi.json'
import words from './vi/words.json'

/** What the frame shows of each feature. */
const frames = import.meta.glob<Messages>(['./vi/*.frame.json', '../areas/**/vi.frame.json'], { eager: true, import: 'default' })

/** The Vietnamese texts of the frame, and of what screens of several features use. */
export const texts: Messages = Object.assign(
  {},
  apps,
  bulk,
  cashNotes,
  closedBooks,
  eInvoice,
  errorPage,
  fundGroups,
  historyPart,
  invoiceFile,
  knownAt,
  largeAmount,
  liabilities,
  listMenu,
  monthLinks,
  notices,
  handOver,
  opening,
  palette,
  payCode,
  payFrom,
  pick,
  purchaseDrafts,
  recent,
  record,
  reportPage,
  parcels,
  scan,
  same,
  sealFoot,
  secondPerson,
  shareInvoice,
  tableFile,
  talk,
  undo,
  vat,
  workspaceExport,
  workspaceImport,
  words,
  ...Object.values(frames),
)

const files = import.meta.glob<Messages>(
  [
    '../areas/**/vi.json',
    // Parts come with the frame, and so does what it shows of debts; what is before signing in comes with the first script.
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
