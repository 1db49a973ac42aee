import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { ListPaging, usePageSize } from '../../../components/list-paging'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button } from '../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { CurrentList } from '../components/current-list'
import { TakeBackDialog } from '../components/take-back-dialog'
import { isImportKind, kindOptions, nameOfImport, templateOf } from '../kinds'
import { mayChange } from '../may-change'
import { secondPersonMessages as sm } from '../../../components/second-person/messages'
import { importMessages as m } from '../messages'
import { FileDrop } from '../components/file-drop'
import { filesHandedOver, useFiles } from '../use-files'
import { usePastedFiles } from '../use-pasted-files'
import '../components/imports.css'

const keyOf = ({ _id }: ImportRecord): string => _id

/** What was brought in before, newest first; and where the next sheet begins. */
export const ImportsScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const me = useMe()
  const { rights } = me
  const kinds = kindOptions(rights, intl)
  const [address, change] = useUrlQuery({ kind: kinds[0]?.value ?? 'products', page: 1 })
  const kind = isImportKind(address.kind) ? address.kind : 'products'
  const { send, sending, failed } = useFiles()
  const { state } = useLocation()
  const asker = useRef<() => void>(null)
  const ask = (): void => asker.current?.()
  const bring = async (files: readonly File[]): Promise<void> => {
    const sent = await send(files)
    if (sent.to !== undefined) void navigate(`/imports/${sent.to}`, { state: { failed: sent.failed } })
  }
  usePastedFiles((files) => void bring(files))
  const handedOver = useRef(filesHandedOver(state))
  useEffect(() => {
    const files = handedOver.current
    handedOver.current = []
    if (files.length === 0) return
    void navigate('/imports', { replace: true, state: null })
    void bring(files)
  })
  const [asked, setAsked] = useState<ImportRecord | null>(null)
  const [size, setSize] = usePageSize(0)
  const list = api.imports.useFind({ $limit: size, $skip: (address.page - 1) * size })
  useShortcut('n', ask)
  useNewAction(intl.formatMessage(m.choose), ask)
  const count = (value: number): string => formatNumber(value, locale)
  const statusOf = (record: ImportRecord) => (
    <span className={record.asked ? 'ink-warn' : record.status === 'committed' ? 'ink-credit' : 'muted'}>
      {intl.formatMessage(record.asked?.act === 'undone' ? sm.undoWaits : record.asked ? sm.waits : m[record.status])}
    </span>
  )
  const columns: Column<ImportRecord>[] = [
    {
      key: 'file',
      head: intl.formatMessage(m.file),
      cell: (record) => (
        <TwoLines
          first={<span className={record.status === 'undone' ? 'imports__undone' : 'strong'}>{nameOfImport(record, intl)}</span>}
          second={`${intl.formatMessage(m[record.kind])}${record.withId === undefined ? '' : ` · ${intl.formatMessage(m.withFiles)}`}`}
        />
      ),
    },
    {
      key: 'made',
      head: intl.formatMessage(m.made),
      width: 120,
      align: 'end',
      cell: (record) => (
        <TwoLines
          first={<span className="num">{count(record.makes + record.updates)}</span>}
          second={intl.formatMessage(m.rowsOf, { count: record.rows })}
        />
      ),
    },
    {
      key: 'by',
      head: intl.formatMessage(m.by),
      width: 170,
      hideNarrow: true,
      cell: (record) => <TwoLines first={record.creator?.name} second={<When value={record.committed ?? record.created} />} />,
    },
    { key: 'status', head: intl.formatMessage(m.status), width: 110, cell: statusOf },
    {
      key: 'back',
      head: <span className="unseen">{intl.formatMessage(m.takeBack)}</span>,
      width: 140,
      align: 'end',
      cell: (record) =>
        record.status === 'committed' &&
        // Files that came in together leave together, by the first of them.
        record.withId === undefined &&
        !record.asked &&
        mayChange(me, record) && (
          <Button
            size="s"
            icon="undo"
            onClick={(event) => {
              event.stopPropagation()
              setAsked(record)
            }}
          >
            {intl.formatMessage(m.takeBack)}
          </Button>
        ),
    },
  ]
  const page = (
    <>
      <ListPage
        title={intl.formatMessage(m.screen)}
        strip={
          <>
            <StaleBanner list={list} />
            {failed.map(({ name, reason }) => (
              <p key={name} className="imports__warning" role="alert">{`${name}: ${reason}`}</p>
            ))}
          </>
        }
        tools={
          <>
            <Select aria-label={intl.formatMessage(m.kind)} options={kinds} value={kind} onChange={(value) => change({ kind: value })} />
            <span className="imports__template">
              <span className="muted">{intl.formatMessage(m.template)}</span>
              <DownloadMenu small file={() => templateOf(kind, intl, locale)} />
            </span>
            <CurrentList kind={kind} />
            {!isPhone && <span className="imports__grow" />}
            <Button
              kind="primary"
              icon="upload"
              busy={sending > 0}
              busyText={intl.formatMessage(m.readingFiles, { count: sending })}
              onClick={ask}
              kbd="N"
            >
              {intl.formatMessage(m.choose)}
            </Button>
          </>
        }
        foot={
          list.data && (
            <ListPaging
              page={address.page}
              size={size}
              onSize={setSize}
              total={list.data.total}
              shown={list.data.data.length}
              onPage={(page) => change({ page })}
            />
          )
        }
      >
        {hasFailed(list) ? (
          <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
        ) : (
          <DataTable<ImportRecord>
            label={intl.formatMessage(m.list)}
            columns={columns}
            rows={list.data?.data}
            rowKey={keyOf}
            onOpen={({ _id }) => void navigate(`/imports/${_id}`)}
            hrefOf={(key) => `/imports/${key}`}
            lines={2}
            phone={(record) => (
              <PhoneRow
                name={nameOfImport(record, intl)}
                amount={<span className="num">{count(record.makes + record.updates)}</span>}
                about={intl.formatMessage(m[record.kind])}
                owed={statusOf(record)}
              />
            )}
            empty={
              <EmptyState
                icon="upload"
                title={intl.formatMessage(m.none)}
                action={
                  <Button icon="upload" onClick={ask}>
                    {intl.formatMessage(m.choose)}
                  </Button>
                }
              >
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            }
          />
        )}
      </ListPage>
      {asked && <TakeBackDialog record={asked} onClose={() => setAsked(null)} />}
    </>
  )
  return (
    <FileDrop className="imports__everywhere" onFiles={(files) => void bring(files)} asker={asker}>
      {page}
    </FileDrop>
  )
}
