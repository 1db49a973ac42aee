import { useIntl } from 'react-intl'
import { Panel } from '../../../../ui/Panel/Panel'
import { homeMessages, wallMessages as m } from '../messages'
import { useMyDay } from '../use-my-day'
import { useNeeds } from '../use-needs'
import { Priority } from './my-day'
import { NeedLine } from './needs'

/** On a phone one box says how many tasks are left today and what else waits; each leads to its page. */
export const PhoneDay = () => {
  const intl = useIntl()
  const { due, left } = useMyDay()
  const [first, ...others] = useNeeds() ?? []
  if (due.length === 0 && !first) return null
  // What is due stands before what is done every day.
  const next = left.find(({ deadline }) => deadline) ?? left[0]
  return (
    <Panel flush>
      <ul className="home-needs" aria-label={intl.formatMessage(homeMessages.needs)}>
        {due.length > 0 && (
          <li>
            <NeedLine
              need={{
                key: 'tasks',
                icon: 'task',
                text: intl.formatMessage(m.phoneTasks, { all: due.length, left: left.length }),
                to: '/tasks?of=mine',
                ...(next && {
                  about: (
                    <>
                      <Priority group={next.group} /> {next.name}
                    </>
                  ),
                }),
              }}
            />
          </li>
        )}
        {first && (
          <li>
            <NeedLine
              need={
                others.length === 0
                  ? first
                  : { ...first, about: intl.formatMessage(m.phoneNeeds, { count: others.length }), to: '/figures' }
              }
            />
          </li>
        )}
      </ul>
    </Panel>
  )
}
