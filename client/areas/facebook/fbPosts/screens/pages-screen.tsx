import { fbPages, type FbPage } from '@shared/areas/facebook/services/fbPages'
import { FormattedMessage } from 'react-intl'
import { own, ownField } from '../../../../resource/fields'
import { resourceScreen } from '../../../../resource/resource-screen'
import { Button } from '../../../../ui/Button/Button'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { PasswordField } from '../../../../ui/form/TextField'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { When } from '../../../../ui/When/When'
import { Disconnect } from '../components/page-actions'
import { useProblemText } from '../components/post-story'
import { fbPageMessages as m } from '../messages'
import './fb-posts.css'

const statusTexts = { connected: m.connected, token: m.needsToken, removed: m.removed } as const
const statusLooks = { connected: 'active', token: 'failed', removed: 'inactive' } as const

/** Facebook pages that the company publishes on, and whether their tokens are good. */
export const PagesScreen = resourceScreen<'fbPages', object, { textOf: ReturnType<typeof useProblemText> }, { token: string }>({
  service: fbPages,
  messages: m,
  use: () => ({ textOf: useProblemText() }),
  icon: 'globe',
  sort: 'name',
  isWhole: true,
  query: () => ({ status: { $in: ['connected', 'token'] } }),
  columns: ({ intl, x: { textOf } }) => [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      width: 'minmax(0, 1.6fr)',
      cell: ({ name, problem }) => <TwoLines first={name} second={problem && textOf({ code: problem })} />,
    },
    {
      key: 'followers',
      head: intl.formatMessage(m.followers),
      width: 130,
      align: 'end',
      cell: ({ followers }) => <span className="num">{followers === undefined ? '–' : intl.formatNumber(followers)}</span>,
    },
    {
      key: 'checked',
      head: intl.formatMessage(m.checked),
      width: 150,
      hideNarrow: true,
      cell: ({ checked }) => checked && <When value={checked} />,
    },
    { key: 'status', head: intl.formatMessage(m.status), width: 180, cell: (page) => <PageStatus page={page} /> },
  ],
  phone: (page, { intl }) => ({
    name: page.name,
    amount: <span className="num">{page.followers !== undefined && intl.formatNumber(page.followers)}</span>,
    owed: <PageStatus page={page} />,
  }),
  secret: { token: '' },
  valuesOf: () => ({ token: '' }),
  createOf: ({ token }) => ({ token }),
  patchOf: ({ token = '' }) => (token === '' ? {} : { token }),
  formFoot: ({ record, mayWrite, intl, close }, { dirty, busy }) =>
    record &&
    mayWrite && (
      <>
        <Disconnect page={record} onClose={close} />
        <Button type="submit" kind="primary" kbd="Ctrl ↵" busy={busy} disabled={!dirty}>
          {intl.formatMessage(m.give)}
        </Button>
      </>
    ),
  fields: ({ record, intl, x: { textOf } }) => [
    own(
      record?.problem && (
        <DockPart>
          <p className="ink-debit" role="status">
            {textOf({ code: record.problem })}
          </p>
        </DockPart>
      ),
    ),
    ownField('token', (props) => <PasswordField {...props} autoComplete="off" />, {
      hint: intl.formatMessage(record ? m.keepToken : m.tokenHint),
      required: !record,
    }),
    own(
      <DockPart>
        <p className="second">{intl.formatMessage(m.tokenRights)}</p>
      </DockPart>,
    ),
  ],
})

const PageStatus = ({ page: { status } }: { page: FbPage }) => (
  <StatusTag status={statusLooks[status]}>
    <FormattedMessage {...statusTexts[status]} />
  </StatusTag>
)
