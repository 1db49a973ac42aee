import '../../../client/lib/theme/styles'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import vietnamese from '../../../client/i18n/vi/ui.json'
import { Amount } from '../../../client/ui/Amount/Amount'
import { DataTable, TwoLines, type Column } from '../../../client/ui/DataTable/DataTable'
import { ListPage } from '../../../client/ui/ListPage/ListPage'
import { StatusTag } from '../../../client/ui/StatusTag/StatusTag'
import { Tag } from '../../../client/ui/Tag/Tag'
import { When } from '../../../client/ui/When/When'

interface Row {
  id: string
  number: string
  name: string
  total: number
}

const rowOf = (at: number): Row => ({ id: `r${at}`, number: `S${String(at).padStart(6, '0')}`, name: `Khách hàng ${at}`, total: at * 1000 })
const first = Array.from({ length: 10_000 }, (_, at) => rowOf(10_000 - at))
const keyOf = ({ id }: Row): string => id
const columns: Column<Row>[] = [
  {
    key: 'number',
    head: 'Đơn',
    width: 96,
    cell: ({ number }) => <TwoLines first={number} second={<When value="2026-11-21T03:00:00.000Z" as="time" />} />,
  },
  {
    key: 'name',
    head: 'Khách hàng',
    cell: ({ name }) => (
      <TwoLines
        first={name}
        second={
          <>
            <Tag>Sỉ</Tag> Thủ Đức
          </>
        }
      />
    ),
  },
  { key: 'status', head: 'Trạng thái', width: 132, cell: () => <StatusTag status="shipped">Đang giao</StatusTag> },
  { key: 'total', head: 'Tổng tiền', width: 126, align: 'end', cell: ({ total }) => <Amount value={total} weight="name" /> },
]

/** The list of every screen with 10,000 rows in it; `window.addRow()` brings in another on top. */
const LongList = () => {
  const [rows, setRows] = useState<readonly Row[]>(first)
  const [open, setOpen] = useState<string>()
  const [marked, setMarked] = useState<Set<string>>(new Set())
  useEffect(() => {
    Object.assign(window, { addRow: () => setRows((now) => [rowOf(now.length + 1), ...now]) })
  }, [])
  return (
    <div style={{ height: '100vh', display: 'grid' }}>
      <ListPage title="Đơn hàng">
        <DataTable
          label="Đơn hàng"
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          open={open}
          onOpen={({ id }) => setOpen(id)}
          marked={marked}
          onMark={setMarked}
        />
      </ListPage>
    </div>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <IntlProvider locale="vi" defaultLocale="en" messages={vietnamese}>
      <MemoryRouter>
        <LongList />
      </MemoryRouter>
    </IntlProvider>,
  )
