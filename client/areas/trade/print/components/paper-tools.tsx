import { useIntl, type MessageDescriptor } from 'react-intl'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import type { Paper } from '../../../../ui/PrintPage/paper-sizes'
import { printMessages as m } from '../messages'
import { PrintSettingsButton } from './print-settings'

interface PaperToolsProps {
  /** Where the way back leads, and what it says. */
  to: string
  back: MessageDescriptor
  paper: Paper
  onChoose: (paper: string) => void
}

/** What stands over a paper that members alone open: the way back, its size, what is printed on it, and the printer. */
export const PaperTools = ({ to, back, paper, onChoose }: PaperToolsProps) => {
  const intl = useIntl()
  return (
    <>
      <ButtonLink kind="quiet" icon="arrow-left" to={to}>
        {intl.formatMessage(back)}
      </ButtonLink>
      <PaperSelect paper={paper} onChoose={onChoose} />
      <PrintSettingsButton />
      <Button kind="primary" icon="print" onClick={() => window.print()}>
        {intl.formatMessage(m.print)}
      </Button>
    </>
  )
}
