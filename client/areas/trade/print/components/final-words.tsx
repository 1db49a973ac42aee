import { useIntl } from 'react-intl'
import { inWords } from '../../../../components/paper/paper'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { invoiceFigures } from '../invoice'
import { printMessages as m } from '../messages'

interface FinalWordsProps {
  figures: ReturnType<typeof invoiceFigures>
  /** What is left to pay stands on the paper. */
  tellsOwed?: boolean
}

/** A figure in words, and which it is: what is left to pay, else the total. */
export const FinalWords = ({ figures: { owed, total }, tellsOwed = true }: FinalWordsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isOwed = tellsOwed && owed > 0
  return (
    <>
      {intl.formatMessage(isOwed ? m.leftInWords : m.totalInWords)}: <em>{inWords(isOwed ? owed : total, locale)}</em>
    </>
  )
}
