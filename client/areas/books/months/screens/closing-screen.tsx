import { dayOf as localDay, lastDayOf, monthOfDay, zone as asZone, type Month } from '@shared/foundation/days/days'
import { whatBlocks, withoutNote, type ClosingCheck } from '@shared/areas/books/rules/closing-checks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { formatDate } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ToolLink } from '../../../../ui/Button/ToolButton'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Icon } from '../../../../ui/icons/Icon'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../../ui/MonthPicker/MonthPicker'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { CheckDock } from '../components/check-dock'
import { checkTexts } from '../check-texts'
import { closingMessages as m } from '../messages'
import { dayAfter, monthInWords, readMonth, type CheckRow, type Checks } from '../months'
import './months.css'

/** Closes a month: what is still to be done, what is worth a look, then its seal. */
export const ClosingScreen = () => {
  const { month: typed = '' } = useParams()
  const zone = asZone(useZone())
  const now = useNow()
  const last = lastMonth(localDay(new Date(now), zone))
  const month = readMonth(typed)
  return <Closing key={typed} month={month !== null && month <= last ? month : null} last={last} />
}

const lastMonth = (today: ReturnType<typeof localDay>): Month => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return monthOfDay(localDay(new Date(Date.UTC(year, month - 1, 0, 12)), asZone('UTC')))
}

/** Words that were typed, by check. */
type Words = Partial<Record<ClosingCheck, string>>

const Closing = ({ month, last }: { month: Month | null; last: Month }) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const [address, change] = useUrlQuery({ check: '' })
  const [words, setWords] = useState<Words>({})
  const [asking, setAsking] = useState(false)
  const checks = api.seals.useReport('checks', { until: lastDayOf(month ?? last) }, { skip: month === null })
  const { currentData } = checks
  const year = api.seals.useReport('months', { year: Number((month ?? last).slice(0, 4)) }, { skip: month === null })
  const isSealed = year.currentData?.data.find((each) => each.month === month)?.state === 'sealed'
  const shown = month ?? last
  const word = monthInWords(shown, locale)
  const opened = currentData?.data.find(({ kind }) => kind === address.check)
  return (
    <>
      <ListPage
        title={intl.formatMessage(m.screen, { month: word })}
        strip={<StaleBanner list={checks} />}
        tools={
          <>
            <ToolLink icon="arrow-left" label={intl.formatMessage(m.back)} to={`/report/months?year=${shown.slice(0, 4)}`} />
            <MonthPicker value={shown} until={last} onChange={(next) => void navigate(`/report/months/${next}`)} />
          </>
        }
        summary={month && !isSealed && currentData && <Progress checks={currentData} />}
        foot={
          month && !isSealed && currentData && <Foot month={month} checks={currentData} words={words} onClose={() => setAsking(true)} />
        }
        dock={
          opened &&
          !isSealed &&
          currentData && (
            <CheckDock
              key={opened.kind}
              check={opened}
              range={currentData}
              word={words[opened.kind] ?? ''}
              onWord={(text) => setWords((before) => ({ ...before, [opened.kind]: text }))}
              onClose={() => change({ check: '' })}
            />
          )
        }
        dockSize="order"
      >
        {month === null ? (
          <EmptyState icon="calendar" title={intl.formatMessage(m.notOver)}>
            {intl.formatMessage(m.notOverHint)}
          </EmptyState>
        ) : isSealed ? (
          <EmptyState
            icon="lock"
            title={intl.formatMessage(m.isSealed)}
            action={<ButtonLink to={`/report/months?year=${month.slice(0, 4)}&open=${month}`}>{intl.formatMessage(m.openSeal)}</ButtonLink>}
          />
        ) : hasFailed(checks) ? (
          <LoadFailed error={checks.error} onRetry={checks.refetch} retrying={checks.isFetching} />
        ) : (
          <CheckList checks={currentData} words={words} open={address.check} onOpen={(kind) => change({ check: kind }, { push: true })} />
        )}
      </ListPage>
      {asking && month && currentData && (
        <ConfirmClosing month={month} checks={currentData} words={words} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

/** How far it is. */
const Progress = ({ checks: { data } }: { checks: Checks }) => {
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

const CheckList = ({ checks, words, open, onOpen }: CheckListProps) => {
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

interface FootProps {
  month: Month
  checks: Checks
  words: Words
  onClose: () => void
}

const notesOf = ({ data }: Checks, words: Words) =>
  data.flatMap(({ kind, must, count }) => {
    const note = words[kind]?.trim() ?? ''
    return must || count === 0 || note === '' ? [] : [{ kind, note }]
  })

/** What closing means, and the button: which says what is missing. */
const Foot = ({ month, checks, words, onClose }: FootProps) => {
  const intl = useIntl()
  const must = whatBlocks(checks.data)
  const silent = withoutNote(checks.data, notesOf(checks, words)).length
  const isReady = must === 0 && silent === 0
  useShortcut('ctrl+Enter', onClose, isReady)
  return (
    <>
      <span className="second closing-about">{intl.formatMessage(m.foot, { day: formatDate(dayAfter(month)) })}</span>
      <Button kind={isReady ? 'primary' : 'plain'} icon="lock" disabled={!isReady} onClick={onClose}>
        {must > 0
          ? intl.formatMessage(m.blocked, { count: must })
          : silent > 0
            ? intl.formatMessage(m.wantsNotes, { count: silent })
            : intl.formatMessage(m.close)}
      </Button>
    </>
  )
}

const ConfirmClosing = ({ month, checks, words, onClose }: FootProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const [create] = api.seals.useCreate()
  const word = monthInWords(month, locale)
  const notes = notesOf(checks, words)
  const close = async (): Promise<void> => {
    try {
      await create({ until: checks.until, notes }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
      throw thrown
    }
    toastDone(intl.formatMessage(m.sealed, { month: word }))
    void navigate(`/report/months?year=${month.slice(0, 4)}&open=${month}`)
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.confirm, { month: word })}
      changes={[
        intl.formatMessage(m.confirmDays, { since: formatDate(checks.since), until: formatDate(checks.until) }),
        intl.formatMessage(m.confirmSeal),
        ...(notes.length > 0 ? [intl.formatMessage(m.confirmNotes, { count: notes.length })] : []),
      ]}
      verb={intl.formatMessage(m.close)}
      onConfirm={close}
      onClose={onClose}
    />
  )
}
