import { CONDITION_NAMES, mayAsk } from '@shared/areas/questions/rules/measures'
import type { Question } from '@shared/areas/questions/services/questions'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan, useMe } from '../../../api/session/use-me'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatDayRange } from '../../../lib/format'
import { reportPageMessages as page } from '../../../resource/report/messages'
import { Button } from '../../../ui/Button/Button'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { failureOf } from '../../../ui/form/form-error'
import { Icon } from '../../../ui/icons/Icon'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Menu, type MenuEntry } from '../../../ui/Menu/Menu'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import type { OpenCell } from '../cell'
import { CellEntries } from '../components/cell-entries'
import { canDraw, PivotChart } from '../components/pivot-chart'
import { PivotTable } from '../components/pivot-table'
import { QuestionMenu } from '../components/question-menu'
import { SaveQuestion } from '../components/save-question'
import { Sentence } from '../components/sentence'
import { questionMessages as m } from '../messages'
import { READY, READY_NAMES, type Asked } from '../ready'
import { usePivotFile } from '../use-pivot-file'
import { addressOf, useQuestion } from '../use-question'
import '../components/questions.css'

const MOST_LISTED = 300
const PICTURES = ['bars', 'lines', 'table'] as const
type Look = (typeof PICTURES)[number]

/** A saved question as what is asked. */
const askedOf = ({ measure, rows, columns, range, compare, sort, top, ...question }: Question): Asked => ({
  measure,
  rows,
  columns,
  range,
  compare,
  sort,
  top,
  ...Object.fromEntries(CONDITION_NAMES.map((name) => [name, question[name]])),
})

/** What of a saved question was chosen otherwise; null takes away. */
const changesOf = (before: Asked, after: Asked): Record<string, unknown> => {
  const names = ['measure', 'rows', 'columns', 'range', 'compare', 'sort', 'top', ...CONDITION_NAMES] as const
  const usual: Readonly<Partial<Record<(typeof names)[number], unknown>>> = { compare: false, sort: 'most' }
  return Object.fromEntries(
    names.flatMap((name) => {
      const [was, is] = [before[name] ?? usual[name], after[name] ?? usual[name]]
      return was === is ? [] : [[name, after[name] ?? null]]
    }),
  )
}

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

/** The questions that were saved, and those that shops ask. */
const AskMenu = ({ onAsk }: { onAsk: (asked: Asked, open: string) => void }) => {
  const intl = useIntl()
  const { rights } = useMe()
  const { data } = api.questions.useFind({ $limit: MOST_LISTED, $total: false })
  const saved = (data?.data ?? []).map((question): MenuEntry => ({
    key: question._id,
    label: question.name,
    detail: intl.formatMessage(m[`range.${question.range}`]),
    onChoose: () => onAsk(askedOf(question), question._id),
  }))
  const ready = READY_NAMES.filter((name) => mayAsk(rights, READY[name].measure)).map((name, at): MenuEntry => ({
    key: name,
    label: intl.formatMessage(m[`ready.${name}`]),
    ruled: at === 0 && saved.length > 0,
    onChoose: () => onAsk(READY[name], ''),
  }))
  const label = intl.formatMessage(m.ask)
  return (
    <Menu
      label={label}
      align="end"
      entries={[...saved, ...ready]}
      trigger={(props) => <ToolButton {...props} icon="inbox" label={label} />}
    />
  )
}

interface SaveToolProps {
  saved: Question | undefined
  isChanged: boolean
  /** Null: chosen days can't be saved. */
  asked: Asked | null
  onNew: () => void
}

/** Saves a question anew, or what was changed of one's own. */
const SaveTool = ({ saved, isChanged, asked, onNew }: SaveToolProps) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const me = useMe()
  const [patch, { isLoading }] = api.questions.usePatch()
  const isOwn = saved !== undefined && (isBoard || saved.creatorId === me._id)
  const save = async (): Promise<void> => {
    if (!asked) return
    if (!saved || !isOwn) {
      onNew()
      return
    }
    try {
      await patch({ id: saved._id, data: { ...changesOf(askedOf(saved), asked), rev: saved.rev } }).unwrap()
      toastDone(intl.formatMessage(m.savedNow, { name: saved.name }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Button
      icon="check"
      busy={isLoading}
      disabled={asked === null || (isOwn && !isChanged)}
      title={asked === null ? intl.formatMessage(m.saveNeedsRange) : undefined}
      onClick={() => void save()}
    >
      {intl.formatMessage(m.save)}
    </Button>
  )
}
