import type { Code } from '@shared/areas/platform-admin/services/codes'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { CopyIcon } from '../../../../components/copy-button'
import { ListPaging, usePaging } from '../../../../components/list-paging'
import { Loaded, StaleBanner } from '../../../../components/list-states'
import { useNewAction } from '../../../../components/new-action'
import { formatDate } from '../../../../lib/format'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useToday } from '../../../../ui/zone/zone-context'
import { CodeDialog } from '../components/code-dialog'
import { askingAgain } from '../ask-again'
import { platformMessages as m } from '../messages'
import '../platform.css'

const useStateText = () => {
  const intl = useIntl()
  const today = useToday()
  return ({ usedAt, usedBy, status, until }: Code): { readonly status: string; readonly text: string } => {
    if (usedAt) return { status: 'completed', text: usedBy ? intl.formatMessage(m.codeUsedBy, usedBy) : intl.formatMessage(m.codeUsed) }
    if (status === 'revoked') return { status: 'cancelled', text: intl.formatMessage(m.codeRevoked) }
    if (until === undefined) return { status: 'active', text: intl.formatMessage(m.codeOpen) }
    const day = formatDate(until)
    return until < today
      ? { status: 'cancelled', text: intl.formatMessage(m.codeOver, { day }) }
      : { status: 'active', text: intl.formatMessage(m.codeOpenUntil, { day }) }
  }
}

/** The codes with which companies sign up: one each, for anyone or for somebody, until they are used or taken back. */
export const CodesScreen = () => {
  const intl = useIntl()
  const stateOf = useStateText()
  const [view, change] = useUrlQuery({ open: '', page: 1, size: 0 })
  const paging = usePaging(view, change)
  const [revoking, setRevoking] = useState<Code | null>(null)
  const [patch] = api.codes.usePatch()
  const list = api.codes.useFind({ $limit: paging.size, ...(view.page > 1 ? { $skip: (view.page - 1) * paging.size } : null) }, askingAgain)
  const rows = list.data?.data
  const add = (): void => change({ open: 'new' })
  useNewAction(intl.formatMessage(m.codeNew), add)
  useShortcut('n', add)
  const isGood = (row: Code): boolean => stateOf(row).status === 'active'
  const revoke = async ({ _id, code }: Code): Promise<void> => {
    try {
      await patch({ id: _id, data: { status: 'revoked' } }).unwrap()
      toastDone(intl.formatMessage(m.codeRevokedDone, { code }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  const columns: Column<Code>[] = [
    {
      key: 'code',
      head: intl.formatMessage(m.code),
      width: 'minmax(200px, 1fr)',
      cell: (row) => (
        <span className="platform-code">
          <TwoLines
            first={<span className={row.status === 'revoked' ? 'num struck' : 'num'}>{row.code}</span>}
            second={row.note ?? <When value={row.created} />}
          />
          {isGood(row) && <CopyIcon text={row.code} label={intl.formatMessage(m.codeCopy, { code: row.code })} />}
        </span>
      ),
    },
    {
      key: 'for',
      head: intl.formatMessage(m.codeFor),
      from: 640,
      cell: ({ email }) => email ?? <span className="muted">{intl.formatMessage(m.codeAnyone)}</span>,
    },
    {
      key: 'state',
      head: intl.formatMessage(m.codeState),
      width: 'minmax(150px, 0.8fr)',
      cell: (row) => {
        const { status, text } = stateOf(row)
        return <TwoLines first={<StatusTag status={status}>{text}</StatusTag>} second={row.usedAt && <When value={row.usedAt} />} />
      },
    },
    {
      key: 'act',
      head: '',
      width: 112,
      align: 'end',
      cell: (row) =>
        isGood(row) && (
          <Button size="s" kind="danger-quiet" onClick={() => setRevoking(row)}>
            {intl.formatMessage(m.codeRevoke)}
          </Button>
        ),
    },
  ]
  return (
    <ListPage
      title={intl.formatMessage(m.codes)}
      strip={<StaleBanner list={list} />}
      tools={
        <Button kind="primary" icon="plus" kbd="N" onClick={add}>
          {intl.formatMessage(m.codeNew)}
        </Button>
      }
      foot={<ListPaging {...paging} shown={rows?.length ?? 0} total={list.data?.total} />}
    >
      <Loaded read={list}>
        <DataTable<Code>
          label={intl.formatMessage(m.codes)}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          muted={(row) => !isGood(row)}
          phone={(row) => (
            <div className="platform-code-card">
              <span className="platform-code">
                <b className={row.status === 'revoked' ? 'num struck' : 'num'}>{row.code}</b>
                {isGood(row) && <CopyIcon text={row.code} label={intl.formatMessage(m.codeCopy, { code: row.code })} />}
              </span>
              <span className="second">{[row.email ?? intl.formatMessage(m.codeAnyone), row.note].filter(Boolean).join(' · ')}</span>
              <StatusTag status={stateOf(row).status}>{stateOf(row).text}</StatusTag>
              {isGood(row) && (
                <Button size="s" kind="danger-quiet" onClick={() => setRevoking(row)}>
                  {intl.formatMessage(m.codeRevoke)}
                </Button>
              )}
            </div>
          )}
          empty={
            <EmptyState icon="qr" title={intl.formatMessage(m.codeNone)}>
              {intl.formatMessage(m.codeNoneHint)}
            </EmptyState>
          }
        />
      </Loaded>
      {view.open === 'new' && <CodeDialog onClose={() => change({ open: '' })} />}
      {revoking && (
        <ConfirmDialog
          title={intl.formatMessage(m.codeRevokeTitle, { code: revoking.code })}
          verb={intl.formatMessage(m.codeRevoke)}
          danger
          onConfirm={() => revoke(revoking)}
          onClose={() => setRevoking(null)}
        >
          {intl.formatMessage(m.codeRevokeHint)}
        </ConfirmDialog>
      )}
    </ListPage>
  )
}
