import type { Account } from '@shared/foundation/ledger/accounts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { booksMessages as m } from '../messages'
import { useBookFiles } from '../use-book-files'
import { useOwnBooks } from '../use-own-books'
import { BookSheet, type BookRange } from './book-sheet'
import { NothingEntered } from './nothing-entered'
import { TrialBalanceTable } from './trial-balance'

interface TrialBookProps {
  readonly range: BookRange
  readonly period: ReactNode
  readonly onOpen: (account: Account) => void
}

/** The trial balance of a period. */
export const TrialBook = ({ range, period, onOpen }: TrialBookProps) => {
  const intl = useIntl()
  const files = useBookFiles(useOwnBooks())
  const read = api.ledger.useReport('trialBalance', range)
  return (
    <BookSheet
      title={intl.formatMessage(m.trialPaper)}
      form="S06-DNN"
      range={range}
      period={period}
      read={read}
      file={(balance) => files.trialBalance(balance, range)}
    >
      {(balance) =>
        balance.data.length === 0 ? <NothingEntered range={range} /> : <TrialBalanceTable balance={balance} onOpen={onOpen} />
      }
    </BookSheet>
  )
}
