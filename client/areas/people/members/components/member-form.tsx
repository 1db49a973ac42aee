import { firstPasswordErrors } from '@shared/foundation/passwords/passwords'
import type { RecordOf } from '@shared/registry/service-types'
import { users } from '@shared/areas/people/services/users'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan, useMe } from '../../../../api/session/use-me'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useErrorText } from '../../../../components/use-error-text'
import { AttachmentsField } from '../../../talk/parts/talk/attachments-field'
import { TalkPart } from '../../../talk/parts/talk/talk-part'
import { gap, moneyField, own, ownField, part, pictureField, row, textField } from '../../../../resource/fields'
import { resourceForm } from '../../../../resource/resource-form'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { PasswordField } from '../../../../ui/form/TextField'
import { createOf, patchOf, valuesOf, type MemberValues } from '../member-values'
import { memberMessages as m, memberPageMessages } from '../messages'
import { isOfBoard } from '../right-labels'
import { NewPassword } from './new-password'
import { ResetPassword } from './reset-password'
import { RightsField } from './rights-field'
import { SalaryFrom, SalaryHistory } from './salary-from'
import './members.css'

interface Given {
  /** Offered to a new one. */
  readonly username: string
  readonly divisions: readonly string[]
}

const useMemberForm = ({ username, divisions }: Given, member: RecordOf<'users'> | undefined) => {
  const me = useMe()
  const isBoard = useCan('bod')
  const listId = useId()
  const [isResetting, setResetting] = useState(false)
  const checkAmount = useAmountCheck()
  const isSelf = member?._id === me._id
  /** Somebody of the board, seen by HR: how they sign in and what they may isn't theirs to change. */
  const isBeyond = member !== undefined && !isSelf && !isBoard && isOfBoard(member.rights)
  const errorText = useErrorText()
  /** Why what they are paid isn't theirs to change: their own. */
  const whyNotPay = isSelf && !isBoard ? errorText('users.own-salary') : undefined
  return {
    username,
    divisions,
    listId,
    isBeyond,
    isSelf,
    whyNotPay,
    mayManage: !isSelf && !isBeyond,
    isResetting,
    setResetting,
    checkAmount,
  }
}

/** A member beside the list: made, changed, disabled, given a new password. */
export const MemberForm = resourceForm<'users', MemberValues, ReturnType<typeof useMemberForm>, Given>({
  service: users,
  isSingle: true,
  messages: m,
  use: useMemberForm,
  secret: { password: '', currentPassword: '' },
  valuesOf: (record, { username }) => valuesOf(record, username),
  createOf: async (values, { checkAmount }) => {
    await checkAmount(values.baseSalary, 'baseSalary')
    return createOf(values)
  },
  patchOf: async (changes, _values, { checkAmount }) => {
    await checkAmount(changes.baseSalary ?? null, 'baseSalary')
    return patchOf(changes)
  },
  fieldOf: (path) => (path === 'email' ? 'emailRaw' : (path.split('.')[0] ?? path)),
  rules: ({ password }, { record }) => (record ? [] : firstPasswordErrors(password)),
  fields: ({ record, intl, x: { isBeyond, isSelf, whyNotPay, divisions, listId } }) => [
    part(
      intl.formatMessage(m.person),
      textField('name'),
      row(
        textField('username', {
          hint: record ? undefined : m.usernameHint,
          autoCapitalize: 'none',
          spellCheck: false,
          disabled: isBeyond,
          required: true,
          undo: false,
        }),
        textField('phone', { type: 'tel', inputMode: 'tel' }),
      ),
      textField('emailRaw', {
        label: m.email,
        type: 'email',
        inputMode: 'email',
        disabled: isBeyond,
        undo: false,
      }),
      isSelf &&
        ownField('currentPassword', () => (
          <PasswordField
            name="currentPassword"
            label={intl.formatMessage(m.currentPassword)}
            hint={intl.formatMessage(m.currentPasswordHint)}
            autoComplete="current-password"
          />
        )),
      !record && gap,
      !record && ownField('password', ({ label }) => <NewPassword label={label} hint={intl.formatMessage(m.passwordHint)} />),
    ),
    part(
      intl.formatMessage(m.rights),
      isBeyond && own(<p className="second">{intl.formatMessage(m.rightsOfBoard)}</p>),
      ownField('rights', ({ disabled }) => <RightsField disabled={disabled} />, { disabled: isBeyond }),
    ),
    part(
      intl.formatMessage(m.work),
      row(textField('title'), textField('division', { list: listId }), textField('bank')),
      row(
        moneyField('baseSalary', { label: m.salary, disabled: whyNotPay !== undefined, hint: whyNotPay }),
        whyNotPay === undefined && ownField('baseSalaryFrom', ({ label }) => <SalaryFrom label={label} />, { label: m.salaryFrom }),
      ),
      record?.salaries !== undefined && record.salaries.length > 1 && own(<SalaryHistory salaries={record.salaries} />),
      own(
        <datalist id={listId}>
          {divisions.map((division) => (
            <option key={division} value={division} />
          ))}
        </datalist>,
      ),
    ),
    part(undefined, pictureField('avatar', { label: m.picture })),
    part(
      intl.formatMessage(m.attachments),
      own(<p className="second">{intl.formatMessage(m.attachmentsHint)}</p>),
      ownField('attachments', ({ disabled }) => <AttachmentsField disabled={disabled} />),
    ),
    record !== undefined &&
      part(
        undefined,
        own(
          <Link className="reach" to={`/office/members/${record._id}`}>
            {intl.formatMessage(memberPageMessages.open)}
          </Link>,
        ),
      ),
    own(record && <TalkPart target="users" id={record._id} />),
  ],
  aside: ({ record, x, intl }) =>
    record && x.mayManage && <IconButton icon="lock" label={intl.formatMessage(m.reset)} onClick={() => x.setResetting(true)} />,
  archive: ({ x }) =>
    x.mayManage && {
      status: 'disabled',
      changes: () => [m.disableOut, m.disableIn, m.disableWork],
      texts: { verb: m.disable, title: m.disableTitle, done: m.disabledDone, back: { verb: m.enable, done: m.enabledDone } },
    },
  outside: ({ record, x }) => record && x.isResetting && <ResetPassword member={record} onClose={() => x.setResetting(false)} />,
})
