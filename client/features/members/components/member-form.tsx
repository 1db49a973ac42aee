import { MIN_NEW_MEMBER } from '@shared/domain/passwords/passwords'
import type { RecordOf } from '@shared/services/service-types'
import type { FormikErrors } from 'formik'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useCan, useMe } from '../../../api/session/use-me'
import { usersApi } from '../../../api/users'
import { recordMessages } from '../../../components/record-form/messages'
import { RecordDock } from '../../../components/record-form/record-dock'
import { useRecordForm } from '../../../components/record-form/use-record-form'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { createOf, patchOf, valuesOf, type MemberValues } from '../member-values'
import { memberMessages as m } from '../messages'
import { isOfBoard } from '../right-words'
import { MemberFields } from './member-fields'
import { MemberStatus } from './member-status'
import { ResetPassword } from './reset-password'

interface MemberFormProps {
  /** Nothing for a new one. */
  member: RecordOf<'users'> | undefined
  /** Offered to a new one. */
  username: string
  divisions: readonly string[]
  onClose: () => void
}

const labelsIn = (intl: IntlShape): Record<keyof MemberValues, string> => ({
  name: intl.formatMessage(m.name),
  username: intl.formatMessage(m.username),
  emailRaw: intl.formatMessage(m.email),
  password: intl.formatMessage(m.password),
  title: intl.formatMessage(m.title),
  division: intl.formatMessage(m.division),
  phone: intl.formatMessage(m.phone),
  baseSalary: intl.formatMessage(m.salary),
  bank: intl.formatMessage(m.bank),
  avatar: intl.formatMessage(m.picture),
  rights: intl.formatMessage(m.rights),
})

const problemsOf = (intl: IntlShape, values: MemberValues, isNew: boolean): FormikErrors<MemberValues> => ({
  ...(values.name.trim() ? null : { name: intl.formatMessage(m.nameRequired) }),
  ...(/^[A-Za-z0-9._-]+$/.test(values.username.trim()) ? null : { username: intl.formatMessage(m.usernameInvalid) }),
  ...(/^[^\s@]+@[^\s@]+$/.test(values.emailRaw.trim()) ? null : { emailRaw: intl.formatMessage(m.emailRequired) }),
  ...(isNew && values.password === '' ? { password: intl.formatMessage(m.passwordRequired) } : null),
  ...(isNew && values.password !== '' && [...values.password].length < MIN_NEW_MEMBER
    ? { password: intl.formatMessage(m.passwordShort) }
    : null),
})

/** A member beside the list: made, changed, disabled, given a new password. */
export const MemberForm = ({ member, username, divisions, onClose }: MemberFormProps) => {
  const intl = useIntl()
  const me = useMe()
  const isBoard = useCan('bod')
  const [resetting, setResetting] = useState(false)
  const [create] = usersApi.useCreate()
  const [patch] = usersApi.usePatch()
  const isSelf = member?._id === me._id
  const isBeyond = member !== undefined && !isSelf && !isBoard && isOfBoard(member.rights)
  const mayManage = !isSelf && !isBeyond
  const labels = labelsIn(intl)
  const form = useRecordForm({
    record: member,
    draft: { name: 'users', secret: { password: '' } },
    valuesOf: (record) => valuesOf(record, username),
    create: (values: MemberValues) => create(createOf(values)).unwrap(),
    patch: (id, changes, rev) => patch({ id, data: { ...patchOf(changes), ...(rev === undefined ? null : { rev }) } }).unwrap(),
    done: (_saved, isNew) => intl.formatMessage(isNew ? m.created : recordMessages.saved),
    onSaved: (_saved, isNew) => {
      if (isNew) onClose()
    },
    reversible: { name: labels.name, title: labels.title, division: labels.division, phone: labels.phone, bank: labels.bank },
    fieldOf: (path) => (path === 'email' ? 'emailRaw' : (path.split('.')[0] ?? path)),
  })
  const title = member?.name ?? intl.formatMessage(m.new)
  return (
    <>
      <RecordDock
        form={form}
        title={title}
        presence={{ service: 'users', id: member?._id }}
        isNew={!member}
        labels={labels}
        validate={(values) => problemsOf(intl, values, !member)}
        onClose={onClose}
        aside={
          member && mayManage ? (
            <IconButton icon="lock" label={intl.formatMessage(m.reset)} onClick={() => setResetting(true)} />
          ) : undefined
        }
        actions={member && mayManage && <MemberStatus member={member} />}
      >
        <MemberFields labels={labels} isNew={!member} isBeyond={isBeyond} divisions={divisions} />
      </RecordDock>
      {resetting && member && <ResetPassword member={member} onClose={() => setResetting(false)} />}
    </>
  )
}
