import { whatBlocks, type ClosingCheck } from '@shared/areas/books/rules/closing-checks'
import { useIntl } from 'react-intl'
import { Amount } from '../../../../ui/Amount/Amount'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { Icon } from '../../../../ui/icons/Icon'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { checkTexts } from '../check-texts'
import { closingMessages as m } from '../messages'
import { type CheckRow, type Checks } from '../months'

/** Words that were typed, by check. */
export type Words = Partial<Record<ClosingCheck, string>>

/** How far it is. */
export const Progress = ({ checks: { data } }: { checks: Checks }) => {
  const intl = useIntl()
  const done = data.filter(({ count }) => count === 0).length
  const must = whatBlocks(data)
  const look = data.length - done - must
  const text = intl.formatMessage(m.done, { done, all: data.length })
  return (
    <div className="closing-progress">
      <p role="status">
        <b>{text}</b>{' '}
        <span className="second">{intl.formatMessage(m.left, { must, look, both: must > 0 && look > 0 ? 'yes' : 'no' })}</span>
      </p>
      <ProgressBar value={done} most={data.length} label={text} />
    </div>
  )
}

interface CheckListProps {
  checks: Checks | undefined
  words: Words
  open: string
  onOpen: (kind: ClosingCheck) => void
}

export const CheckList = ({ checks, words, open, onOpen }: CheckListProps) => {
  const intl = useIntl()
  const aboutOf = ({ kind, count }: CheckRow): string =>
    intl.formatMessage(count === 0 ? checkTexts[kind].done : checkTexts[kind].open, { count })
  const isExplained = ({ kind }: CheckRow): boolean => (words[kind] ?? '').trim() !== ''
  const mark = (row: CheckRow) => {
    if (row.count === 0 || (!row.must && isExplained(row))) return <Icon name="check" size={18} className="ink-credit" />
    return <Icon name="warning" size={18} className={row.must ? 'ink-debit' : 'ink-warn'} />
  }
  const amountOf = ({ count, amount }: CheckRow) =>
    count > 0 && amount !== undefined && amount !== 0 && <Amount value={amount} currency={false} weight="name" />
  const columns: Column<CheckRow>[] = [
    { key: 'mark', head: <span className="unseen">{intl.formatMessage(m.check)}</span>, width: 44, cell: mark },
    {
      key: 'check',
      head: intl.formatMessage(m.check),
      cell: (row) => (
        <TwoLines
          first={<b>{intl.formatMessage(checkTexts[row.kind].title)}</b>}
          second={[aboutOf(row), words[row.kind]].filter(Boolean).join(' · ')}
        />
      ),
    },
    { key: 'amount', head: intl.formatMessage(m.amount), width: 140, align: 'end', cell: amountOf },
  ]
  return (
    <DataTable<CheckRow>
      label={intl.formatMessage(m.check)}
      columns={columns}
      rows={checks?.data}
      rowKey={({ kind }) => kind}
      open={open}
      onOpen={({ kind }) => onOpen(kind)}
      groupOf={({ must }) => ({ key: must ? 'must' : 'look', label: intl.formatMessage(must ? m.must : m.look) })}
      phone={(row) => (
        <PhoneRow
          name={
            <span className="months-mark">
              {mark(row)} {intl.formatMessage(checkTexts[row.kind].title)}
            </span>
          }
          amount={amountOf(row)}
          about={aboutOf(row)}
        />
      )}
    />
  )
}
