import { can } from '@shared/foundation/rights/rights'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useMe } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { titleWord } from '../../../../components/words/title-word'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { Attachments } from '../../../talk/parts/talk/attachments'
import { TalkPanel } from '../../../talk/parts/talk/talk-part'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { OwnDetails } from '../components/own-details'
import { memberMessages, memberPageMessages as m } from '../messages'
import { MemberDeeds, MemberPosts, MemberTasks } from '../components/member-panels'
import './member-screen.css'
import { MemberPay } from '../components/member-pay'

/** A member: how they do with their tasks, when they were at work, what they were paid, what they did and said. */
export const MemberScreen = () => {
  const intl = useIntl()
  const me = useMe()
  const { id: named = '' } = useParams()
  const id = named === 'me' ? me._id : named
  const read = api.users.useGet(id)
  const isHr = can(me.rights, ['/office/hr'])
  const isOwn = id === me._id
  const member = read.data
  const [isEditing, setEditing] = useState(false)
  if (hasFailed(read)) return <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
  if (!member) return <SkeletonRows rows={8} />
  return (
    <Page
      title={member.name}
      subtitle={[
        member.username,
        titleWord(member.title, intl),
        member.division,
        member.status === 'disabled' && intl.formatMessage(m.disabled),
      ]
        .filter(Boolean)
        .join(' · ')}
      tools={
        isHr ? (
          <ButtonLink to={`/office/hr?open=${id}&status=${member.status}`}>{intl.formatMessage(m.edit)}</ButtonLink>
        ) : (
          isOwn && <Button onClick={() => setEditing(true)}>{intl.formatMessage(m.mine)}</Button>
        )
      }
    >
      <Stack>
        <MemberTasks id={id} />
        <Columns side={388}>
          <Stack>
            <TalkPanel target="users" id={id} />
            <MemberDeeds id={id} />
            <MemberPosts id={id} />
          </Stack>
          <Stack>
            {(isHr || isOwn) && <MemberPay id={id} />}
            {member.attachments && member.attachments.length > 0 && (
              <Panel title={intl.formatMessage(memberMessages.attachments)}>
                <Attachments items={member.attachments} />
              </Panel>
            )}
          </Stack>
        </Columns>
      </Stack>
      {isEditing && <OwnDetails member={member} onClose={() => setEditing(false)} />}
    </Page>
  )
}
