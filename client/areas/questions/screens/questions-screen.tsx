import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatDayRange } from '../../../lib/format'
import { reportPageMessages as page } from '../../../resource/report/messages'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Icon } from '../../../ui/icons/Icon'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import type { OpenCell } from '../cell'
import { CellEntries } from '../components/cell-entries'
import { canDraw, PivotChart } from '../components/pivot-chart'
import { PivotTable } from '../components/pivot-table'
import { QuestionMenu } from '../components/question-menu'
import { SaveQuestion } from '../components/save-question'
import { Sentence } from '../components/sentence'
import { questionMessages as m } from '../messages'
import { usePivotFile } from '../use-pivot-file'
import { addressOf, useQuestion } from '../use-question'
import { AskMenu, SaveTool } from '../components/question-tools'
import { askedOf, changesOf } from '../saved-question'
import '../components/questions.css'
const PICTURES = ['bars', 'lines', 'table'] as const
type Look = (typeof PICTURES)[number]

/** An office asks the books by itself: a figure by rows and columns, drawn, with every cell open; saved, pinned and mailed. */
export const QuestionsScreen = () => {
  const intl = useIntl()
  const question = useQuestion()
  const { terms, asked, range, days, openId, isSaid, ask, change } = question
  const saved = api.questions.useGet(openId, { skip: openId === '' }).data
  const [cell, setCell] = useState<OpenCell | null>(null)
  const [isSaving, setSaving] = useState<'new' | 'rename' | null>(null)
  const [look, setLook] = useState<Look>('bars')
  useEffect(() => {
    // A link names the question alone.
    if (saved && !isSaid) change(addressOf(askedOf(saved), saved._id))
  }, [saved, isSaid, change])
  const read = api.questions.useReport('pivot', { ...days, ...asked })
  const { data: pivot } = read
  const period = formatDayRange(days.since, days.until)
  const own = intl.formatMessage(m[`measure.${terms.measure}`])
  const usualName = `${own.slice(0, 1).toUpperCase()}${own.slice(1)} ${intl.formatMessage(m.by)} ${intl.formatMessage(m[`dimension.${terms.rows}`])}`
  const title = saved ? saved.name : usualName
  const fileOf = usePivotFile()
  const isDrawn = canDraw(terms)
  const isChanged = saved !== undefined && (range === 'days' || Object.keys(changesOf(askedOf(saved), { ...asked, range })).length > 0)
  const isOfBusiness = pivot !== undefined && pivot.data.some(({ is }) => is === 'rest')
  return (
    <ListPage
      title={title}
      paper={`${title} · ${period}`}
      tools={
        <>
          {isChanged && <span className="second ink-warn">{intl.formatMessage(m.isChanged)}</span>}
          <AskMenu onAsk={(next, open) => change(addressOf(next, open), { push: true })} />
          <ToolButton icon="print" label={intl.formatMessage(page.print)} disabled={!pivot} onClick={() => window.print()} />
          <DownloadMenu file={pivot ? () => fileOf({ title, period, terms, pivot }) : null} />
          <SaveTool
            saved={saved}
            isChanged={isChanged}
            asked={range === 'days' ? null : { ...asked, range }}
            onNew={() => setSaving('new')}
          />
          {saved && <QuestionMenu question={saved} onRename={() => setSaving('rename')} onGone={() => change({ open: '' })} />}
        </>
      }
      strip={
        <>
          <Sentence question={question} />
          {pivot && <StaleBanner list={read} />}
        </>
      }
      foot={
        pivot &&
        pivot.data.length > 0 && (
          <>
            {isOfBusiness && (
              <span className="ink-credit question-proof">
                <Icon name="check" size={14} />
                {intl.formatMessage(m.proven)}
              </span>
            )}
            <span className="muted question-keys">{intl.formatMessage(m.keys)}</span>
          </>
        )
      }
    >
      {hasFailed(read) ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : !pivot ? (
        <SkeletonRows rows={8} />
      ) : pivot.data.length === 0 ? (
        <EmptyState icon="chart" title={intl.formatMessage(m.empty)}>
          {intl.formatMessage(m.emptyHint)}
        </EmptyState>
      ) : (
        <div className="question" aria-busy={read.isFetching && read.currentData === undefined}>
          {isDrawn && (
            <div className="question-look">
              <Segmented<Look>
                label={intl.formatMessage(m.picture)}
                chosen={look}
                onChoose={setLook}
                segments={PICTURES.map((key) => ({ key, label: intl.formatMessage(m[`picture.${key}`]) }))}
              />
            </div>
          )}
          {isDrawn && look !== 'table' && <PivotChart label={title} terms={terms} pivot={pivot} look={look} />}
          <PivotTable label={title} terms={terms} pivot={pivot} onOpen={setCell} />
        </div>
      )}
      {cell && pivot && (
        <CellEntries
          cell={cell}
          counted={pivot.kind === 'quantity'}
          onSeeBy={({ conditions }, rows) => {
            const { since, until } = cell
            setCell(null)
            ask({ ...conditions, rows, columns: '', range: '', since, until, open: '' }, { push: true })
          }}
          onClose={() => setCell(null)}
        />
      )}
      {isSaving !== null && range !== 'days' && (
        <SaveQuestion
          asked={{ ...asked, range }}
          name={usualName}
          question={isSaving === 'rename' ? saved : undefined}
          onSaved={({ _id }) => change(addressOf({ ...asked, range }, _id))}
          onClose={() => setSaving(null)}
        />
      )}
    </ListPage>
  )
}
