import { commissionBook } from '../areas/agents/commissions'
import { timesheetBook } from '../areas/people/timesheets'
import type { SocaiDatabase } from '../kernel/collections'
import type { Book } from '../ledger/books'
import { verifyWith, type Difference } from '../ledger/verify'

/** The books that areas keep beside their records, in the order in which they are written. */
export const books: readonly Book[] = [commissionBook, timesheetBook]

/** Tells every kept figure that isn't what its entries come to: a command for the operator while nobody writes. @param onWorkspace called with the address of each company before it is read */
export const verify = (database: SocaiDatabase, onWorkspace?: (slug: string) => void): AsyncGenerator<Difference> =>
  verifyWith(database, books, onWorkspace)
