import type { ApiKey } from '@shared/areas/workspace/services/apiKeys'
import { callsLately } from '@shared/foundation/rights/key-calls'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { ConnectionTabs } from '../../../../components/connections/connection-tabs'
import { Loaded, StaleBanner } from '../../../../components/list-states'
import { useNewAction } from '../../../../components/new-action'
import { PendingDock } from '../../../../components/record-form/pending-dock'
import { formatNumber } from '../../../../lib/format'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { When } from '../../../../ui/When/When'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { KeyDialog } from '../components/key-dialog'
import { KeyDock, RevokedBy } from '../components/key-dock'
import type { IssuedKey } from '../components/new-key'
import { keyRightNames, namedKeyRights } from '../key-rights'
import { settingsMessages as m } from '../messages'
import '../components/settings.css'

const all = { $limit: -1 } as const
const keyOf = ({ _id }: ApiKey): string => _id
const isRevoked = ({ status }: ApiKey): boolean => status === 'revoked'

/** Those in use come first, each part the newest first. */
const inOrder = (keys: readonly ApiKey[]): readonly ApiKey[] => [...keys.filter((key) => !isRevoked(key)), ...keys.filter(isRevoked)]

const NameOf = ({ apiKey }: { apiKey: ApiKey }) =>
  isRevoked(apiKey) ? <s className="cut">{apiKey.name}</s> : <span className="name cut">{apiKey.name}</span>

/** The keys of programs and assistants: what each may do and does, beside the list the one that is open. */
export const KeysScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const [address, change] = useUrlQuery({ open: '' })
  const [issued, setIssued] = useState<IssuedKey | null>(null)
  const list = api.apiKeys.useFind(all)
  const keys = list.data && inOrder(list.data.data)
  const isNew = address.open === 'new'
  const openId = isNew ? '' : address.open
  const read = api.apiKeys.useGet(openId, { skip: openId === '' })
  const add = (): void => change({ open: 'new' })
  useNewAction(intl.formatMessage(m.keyIssue), add)
  useShortcut('n', add)
  const close = (): void => {
    setIssued(null)
    change({ open: '' })
  }
  const show = (made: IssuedKey): void => {
    setIssued(made)
    change({ open: made._id })
  }
  const rightsOf = ({ rights }: ApiKey): string =>
    namedKeyRights(rights)
      .map((right) => intl.formatMessage(keyRightNames[right]))
      .join(', ') || intl.formatMessage(m.noRights)
  const useOf = ({ assistant }: ApiKey): string =>
    intl.formatMessage(assistant === undefined ? m.keyForProgram : assistant === 'may write' ? m.keyOfProposer : m.keyOfReader)
  const lastOf = (key: ApiKey) =>
    isRevoked(key) ? (
      <RevokedBy apiKey={key} />
    ) : key.usedAt ? (
      <When value={key.usedAt} as="row" />
    ) : (
      <span className="faint">{intl.formatMessage(m.keyUnused)}</span>
    )
  const columns: Column<ApiKey>[] = [
    {
      key: 'name',
      head: intl.formatMessage(m.keyOne),
      cell: (key) => <TwoLines first={<NameOf apiKey={key} />} second={<span className="num">{key.hint}</span>} />,
    },
    {
      key: 'rights',
      head: intl.formatMessage(m.keyMay),
      width: 190,
      hideNarrow: true,
      cell: (key) => <span className="cut">{rightsOf(key)}</span>,
    },
    { key: 'use', head: intl.formatMessage(m.keyAssistant), width: 170, hideNarrow: true, cell: useOf },
    { key: 'last', head: intl.formatMessage(m.keyLast), width: 190, cell: (key) => <span className="cut">{lastOf(key)}</span> },
    {
      key: 'calls',
      head: intl.formatMessage(m.keyLately),
      width: 130,
      align: 'end',
      hideNarrow: true,
      cell: ({ calls }) => <span className="num">{formatNumber(callsLately(calls, today).calls, locale)}</span>,
    },
  ]
  return (
    <ListPage
      title={intl.formatMessage(m.apiKeys)}
      strip={<StaleBanner list={list} />}
      tools={
        <>
          <ConnectionTabs chosen="keys" />
          <span className="ui-grow" />
          <ButtonLink kind="quiet" to="/api/docs" reloadDocument>
            {intl.formatMessage(m.keyDocs)}
          </ButtonLink>
          <Button icon="plus" kind="primary" kbd="N" onClick={add}>
            {intl.formatMessage(m.keyIssue)}
          </Button>
        </>
      }
      foot={<span className="second">{intl.formatMessage(m.keyLead)}</span>}
      dock={
        openId === '' ? null : read.data?._id === openId ? (
          <KeyDock key={openId} apiKey={read.data} issued={issued?._id === openId ? issued : undefined} onIssued={show} onClose={close} />
        ) : (
          <PendingDock read={read} onClose={close} />
        )
      }
      dockSize="units"
    >
      <Loaded read={list}>
        <DataTable<ApiKey>
          label={intl.formatMessage(m.apiKeys)}
          columns={columns}
          rows={keys}
          rowKey={keyOf}
          open={openId}
          onOpen={({ _id }) => change({ open: _id }, { push: openId === '' })}
          muted={isRevoked}
          busy={list.isFetching && !list.currentData}
          phone={(key) => (
            <PhoneRow name={<NameOf apiKey={key} />} amount={lastOf(key)} about={<span className="cut">{rightsOf(key)}</span>} />
          )}
          empty={
            <EmptyState
              icon="lock"
              title={intl.formatMessage(m.keyNone)}
              action={
                <Button icon="plus" onClick={add}>
                  {intl.formatMessage(m.keyIssue)}
                </Button>
              }
            >
              {intl.formatMessage(m.keyLead)}
            </EmptyState>
          }
        />
      </Loaded>
      {isNew && <KeyDialog onIssued={show} onClose={close} />}
    </ListPage>
  )
}
