import type { Messages } from './texts'
import bulk from './vi/bulk.json'
import closedBooks from './vi/closed-books.json'
import companyLookUp from './vi/company-look-up.json'
import connections from './vi/connections.json'
import eInvoice from './vi/e-invoice.json'
import historyPart from './vi/history-part.json'
import invoiceFile from '../areas/tax/parts/invoice-file/vi.json'
import knownAt from './vi/known-at.json'
import largeAmount from './vi/large-amount.json'
import liabilities from '../areas/trade/liabilities/vi.json'
import listMenu from './vi/list-menu.json'
import handOver from '../areas/people/parts/hand-over/vi.json'
import monthLinks from '../areas/people/parts/month-links/vi.json'
import opening from '../areas/partners/parts/opening/vi.json'
import payCode from './vi/pay-code.json'
import payFrom from './vi/pay-from.json'
import proposed from './vi/proposed.json'
import purchaseDrafts from './vi/purchase-drafts.json'
import recent from './vi/recent.json'
import reportPage from './vi/report-page.json'
import same from '../areas/partners/parts/same/vi.json'
import sealFoot from './vi/seal-foot.json'
import shareInvoice from '../areas/trade/parts/share-invoice/vi.json'
import tableFile from './vi/table-file.json'
import vat from '../areas/tax/parts/vat/vi.json'
import workspaceExport from '../areas/workspace/parts/workspace-export/vi.json'
import workspaceImport from '../areas/workspace/parts/workspace-import/vi.json'
import words from './vi/words.json'

/** The Vietnamese texts of what screens of several features use, but neither the first page nor the counter. */
export const texts: Messages = {
  ...bulk,
  ...closedBooks,
  ...companyLookUp,
  ...connections,
  ...eInvoice,
  ...historyPart,
  ...invoiceFile,
  ...knownAt,
  ...largeAmount,
  ...liabilities,
  ...listMenu,
  ...monthLinks,
  ...handOver,
  ...opening,
  ...payCode,
  ...payFrom,
  ...proposed,
  ...purchaseDrafts,
  ...recent,
  ...reportPage,
  ...same,
  ...sealFoot,
  ...shareInvoice,
  ...tableFile,
  ...vat,
  ...workspaceExport,
  ...workspaceImport,
  ...words,
}
