import { CONDITION_NAMES } from '@shared/areas/questions/rules/measures'
import { rangeOn } from '@shared/areas/questions/rules/steps'
import type { Question } from '@shared/areas/questions/services/questions'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { formatDayRange, formatMoney, formatQuantity } from '../../../lib/format'
import { Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale, useToday } from '../../../ui/zone/zone-context'
import { questionMessages as m } from '../messages'
import { usePlaceWords } from '../words'
import { canDraw, PivotChart } from './pivot-chart'
import './questions.css'

const ROWS_SHOWN = 6
/** So many questions are read at most; those pinned are few. */
const MOST_READ = 300

/** The questions that a member pinned, each with its figures; nothing where none is. */
export const HomeQuestions = () => {
  const { data } = api.questions.useFind({ $limit: MOST_READ, $total: false })
  const pinned = data?.data.filter((question) => question.pinned) ?? []
  return pinned.length === 0 ? null : (
    <div className="home-questions">
      {pinned.map((question) => (
        <Tile key={question._id} question={question} />
      ))}
    </div>
  )
}

const Tile = ({ question }: { question: Question }) => {
  const intl = useIntl()
  const today = useToday()
  const { measure, rows, columns, sort, top } = question
  const days = rangeOn(question.range, today)
  const conditions = Object.fromEntries(CONDITION_NAMES.flatMap((name) => (question[name] === undefined ? [] : [[name, question[name]]])))
  const asked = { measure, rows, ...(columns ? { columns } : null), ...(sort ? { sort } : null), ...(top ? { top } : null), ...conditions }
  const read = api.questions.useReport('pivot', { ...days, ...asked })
  const { data, error } = read
  return (
    <Panel
      title={question.name}
      aside={
        <Link
          to={`/report/questions?open=${question._id}`}
          className="second"
          aria-label={`${intl.formatMessage(m.homeAll)}: ${question.name}`}
        >
          {intl.formatMessage(m.homeAll)}
        </Link>
      }
    >
      <p className="second muted num">{`${intl.formatMessage(m[`measure.${measure}`])}, ${formatDayRange(days.since, days.until)}`}</p>
      {error && !data ? (
        <p className="ink-warn">{intl.formatMessage(m.homeFailed)}</p>
      ) : !data ? (
        <SkeletonRows rows={3} lines={1} />
      ) : data.data.length === 0 ? (
        <p className="muted">{intl.formatMessage(m.homeEmpty)}</p>
      ) : canDraw(asked) ? (
        <PivotChart label={question.name} terms={asked} pivot={data} look="bars" height={190} />
      ) : (
        <TileRows question={question} pivot={data} />
      )}
    </Panel>
  )
}

const TileRows = ({
  question,
  pivot,
}: {
  question: Question
  pivot: NonNullable<ReturnType<typeof api.questions.useReport<'pivot'>>['data']>
}) => {
  const locale = useLocale()
  const wordsOf = usePlaceWords()
  return (
    <ul className="home-question">
      {pivot.data.slice(0, ROWS_SHOWN).map((row) => (
        <li key={`${row.is} ${row.key}`}>
          <span className="cut">{wordsOf(question.rows, row, pivot.others)}</span>
          <span className="num strong">
            {pivot.kind === 'money' ? formatMoney(row.total, locale, { currency: false }) : formatQuantity(row.total, locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}
