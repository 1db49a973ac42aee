import type { RecordOf } from '@shared/registry/service-types'
import type { IntlShape } from 'react-intl'
import type { RecentChangesMap } from '../../../../api/realtime/recent-changes'
import { whoOr } from '../../../../resource/columns'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { titleWord } from '../../../../components/words/title-word'
import { memberMessages as m } from '../messages'
import { RightsTags } from './rights-tags'
import './members.css'

type Member = RecordOf<'users'>

interface ColumnsOptions {
  intl: IntlShape
  /** Whose line says 'you'. */
  me: string
  /** Beside an open form only what tells members apart is left. */
  isNarrow: boolean
  /** Salaries are shown: asked for, since others may be looking. */
  showsSalaries: boolean
  recent: RecentChangesMap
}

export const memberColumns = ({ intl, me, isNarrow, showsSalaries, recent }: ColumnsOptions): Column<Member>[] => [
  {
    key: 'name',
    head: intl.formatMessage(m.name),
    width: 'minmax(0, 1.1fr)',
    cell: ({ _id, name, avatar, username }) => (
      <span className="resource-name">
        <Avatar name={name} image={avatar} size={34} />
        <TwoLines
          first={<PersonName name={name} after={_id === me ? `(${intl.formatMessage(m.you)})` : undefined} />}
          second={whoOr(recent, _id, <span className="num">{username}</span>)}
        />
      </span>
    ),
  },
  ...(isNarrow
    ? []
    : [
        {
          key: 'email',
          head: intl.formatMessage(m.email),
          cell: ({ emailRaw, phone }: Member) => <TwoLines first={emailRaw} second={phone || undefined} />,
        },
      ]),
  {
    key: 'title',
    head: intl.formatMessage(m.titleAndDivision),
    width: 'minmax(0, .9fr)',
    cell: ({ title, division }) => <TwoLines first={titleWord(title, intl) || '–'} second={division || undefined} />,
  },
  ...(isNarrow || !showsSalaries
    ? []
    : [
        {
          key: 'salary',
          head: intl.formatMessage(m.salaryAndBank),
          width: 150,
          align: 'end' as const,
          cell: ({ baseSalary, bank }: Member) => (
            <TwoLines first={baseSalary === undefined ? '–' : <Amount value={baseSalary} />} second={bank || undefined} />
          ),
        },
      ]),
  { key: 'rights', head: intl.formatMessage(m.rights), width: 'minmax(0, 1.2fr)', cell: ({ rights }) => <RightsTags rights={rights} /> },
]
