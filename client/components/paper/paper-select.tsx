import { useIntl } from 'react-intl'
import type { Paper } from '../../ui/PrintPage/paper-sizes'
import { Select } from '../../ui/Select/Select'
import { paperMessages as m } from './messages'
import { papers } from './use-paper'

/** The paper a page is printed on. */
export const PaperSelect = ({ paper, onChoose }: { paper: Paper; onChoose: (next: string) => void }) => {
  const intl = useIntl()
  return (
    <Select
      aria-label={intl.formatMessage(m.paper)}
      options={papers.map((value) => ({ value, label: intl.formatMessage(m[value]) }))}
      value={paper}
      onChange={onChoose}
    />
  )
}
