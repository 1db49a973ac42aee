import { useNavigate } from 'react-router-dom'
import { recordAddress, type JournalRow } from './books'

/** Goes to the record of a line, where the reader may open it. */
export const useOpenRecord = (): ((row: Omit<JournalRow, 'account'>) => void) => {
  const navigate = useNavigate()
  return (row) => {
    const to = recordAddress(row)
    if (to) void navigate(to)
  }
}
