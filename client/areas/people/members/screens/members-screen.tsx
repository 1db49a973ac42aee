import { users } from '@shared/areas/people/services/users'
import { useMemo, useState } from 'react'
import { useCan, useKnownWorkspace, useMe } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { resourceList } from '../../../../resource/resource-list'
import { Amount } from '../../../../ui/Amount/Amount'
import { Chips } from '../../../../ui/Chips/Chips'
import { Button } from '../../../../ui/Button/Button'
import { memberColumns } from '../components/member-columns'
import { MemberForm } from '../components/member-form'
import { RightsTags } from '../components/rights-tags'
import { nextUsername } from '../member-values'
import { titleWord } from '../../../../components/words/title-word'
import { memberMessages as m } from '../messages'

const useEverybody = () => api.users.useFind({ $sort: { name: 1 }, $limit: -1 })

const useMembers = () => {
  const me = useMe()
  const slug = useKnownWorkspace()?.slug ?? ''
  const everybody = useEverybody().data?.data
  const seesSalaries = useCan('/office/hr')
  // Hidden again whenever the screen is opened.
  const [showsSalaries, setShown] = useState(false)
  return useMemo(() => {
    const members = everybody ?? []
    return {
      me: me._id,
      seesSalaries,
      showsSalaries,
      toggleSalaries: () => setShown(!showsSalaries),
      isKnown: everybody !== undefined,
      divisions: [...new Set(members.flatMap(({ division }) => (division ? [division] : [])))].sort(),
      username: nextUsername(
        members.map(({ username }) => username),
        slug,
      ),
      countOf: (of: string) => everybody?.filter(({ status }) => status === of).length,
    }
  }, [everybody, me._id, slug, seesSalaries, showsSalaries])
}

/** The people of the company: who they are, what they earn and what they may. */
export const MembersScreen = resourceList({
  service: users,
  messages: m,
  use: useMembers,
  icon: 'people',
  sort: 'name',
  filters: { status: 'active' },
  // Everybody is known, for the counts of the chips and the next username; which of them show is told here.
  useRows: ({ q, filters: { status = '' } }) => {
    const all = useEverybody()
    const found = api.users.useFind({ search: q, $sort: { name: 1 }, $limit: -1 }, { skip: q === '' })
    const list = q ? found : all
    const rows = useMemo(() => list.data?.data.filter((member) => member.status === status), [list.data, status])
    return { list, rows, also: status }
  },
  muted: ({ status }) => status === 'disabled',
  tools: ({ intl, x }) =>
    x.seesSalaries && (
      <Button icon={x.showsSalaries ? 'eye-off' : 'eye'} aria-pressed={x.showsSalaries} onClick={x.toggleSalaries}>
        {intl.formatMessage(x.showsSalaries ? m.hideSalaries : m.showSalaries)}
      </Button>
    ),
  columns: ({ intl, x, open, recent }) => memberColumns({ intl, me: x.me, isNarrow: open !== '', showsSalaries: x.showsSalaries, recent }),
  phone: ({ name, username, title, baseSalary, rights }, { x, intl }) => ({
    name,
    amount: x.showsSalaries && baseSalary !== undefined && <Amount value={baseSalary} />,
    about: <span className="cut">{[username, titleWord(title, intl)].filter(Boolean).join(' · ')}</span>,
    who: <RightsTags rights={rights} />,
  }),
  chips: ({ intl, x, filters, filter }) => (
    <Chips
      label={intl.formatMessage(m.status)}
      chosen={filters['status'] ?? ''}
      onChoose={(status) => filter({ status })}
      chips={[
        { key: 'active', label: intl.formatMessage(m.active), count: x.countOf('active') },
        { key: 'disabled', label: intl.formatMessage(m.disabled), count: x.countOf('disabled') },
      ]}
    />
  ),
  // A new one is offered the next username, which is known once everybody is.
  Form: (props) => props.given.isKnown && <MemberForm {...props} />,
})
