import { month as asMonth } from '@shared/domain/days/days'
import { Formik } from 'formik'
import { useState } from 'react'
import { dayOf, formatDayHeading, type Locale } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { Fields } from '../../../ui/Field/Field'
import { Equation } from '../../../ui/Figures/Figures'
import { SelectField } from '../../../ui/form/ChoiceFields'
import { DateField } from '../../../ui/form/DateField'
import { Form } from '../../../ui/form/Form'
import { MoneyField } from '../../../ui/form/NumberFields'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../ui/MonthPicker/MonthPicker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { Tag } from '../../../ui/Tag/Tag'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { Totals } from '../../../ui/Totals/Totals'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { Frame } from '../Frame'
import { funds, now, type SampleFund } from '../samples'
import { useWords } from '../words'

const keyOf = (fund: SampleFund): string => fund.id
const groupIn =
  (locale: Locale) =>
  (fund: SampleFund): { key: string; label: string } => ({
    key: dayOf(fund.at),
    label: formatDayHeading(dayOf(fund.at), dayOf(now), locale),
  })
const byDay = { vi: groupIn('vi'), en: groupIn('en') }

/** The sample of a ledger: an equation, rows by day, a balance behind a rule, an entry form. */
export const FundsPage = ({ form = true }: { form?: boolean }) => {
  const words = useWords()
  const locale = useLocale()
  const [open, setOpen] = useState(form)
  const movement = (fund: SampleFund) => (
    <Amount
      value={fund.amount}
      currency={false}
      signed
      pending={fund.state === 'pending'}
      struck={fund.state === 'cancelled'}
      weight="name"
    />
  )
  const columns: Column<SampleFund>[] = [
    {
      key: 'number',
      head: words('Phiếu', 'Entry'),
      width: 96,
      cell: (fund) => <TwoLines first={<span className="num strong">{fund.number}</span>} second={<When value={fund.at} as="time" />} />,
    },
    { key: 'name', head: words('Nội dung', 'What for'), cell: (fund) => <TwoLines first={fund.name} second={fund.about} /> },
    { key: 'group', head: words('Nhóm', 'Group'), width: 120, cell: (fund) => <span className="cut">{fund.group}</span> },
    { key: 'label', head: words('Nhãn', 'Label'), width: 116, cell: (fund) => <Tag>{fund.label}</Tag> },
    {
      key: 'amount',
      head: words('Thu, chi', 'In, out'),
      width: 130,
      align: 'end',
      cell: (fund) => (
        <TwoLines
          first={movement(fund)}
          {...(fund.state === 'pending' && { second: <StatusTag status="pending">{words('Chờ duyệt', 'Waiting')}</StatusTag> })}
          {...(fund.state === 'cancelled' && { second: words('Đã hoàn', 'Refunded') })}
        />
      ),
    },
    {
      key: 'balance',
      head: words('Số dư', 'Balance'),
      width: 118,
      align: 'end',
      rule: true,
      cell: (fund) => (fund.balance === null ? <span className="faint">–</span> : <Amount value={fund.balance} currency={false} />),
    },
  ]
  return (
    <Frame area="funds" pages={[words('Thu chi', 'In and out'), words('Nhóm', 'Groups'), words('Nhãn', 'Labels')]}>
      <ListPage
        title={words('Thu chi', 'In and out')}
        tools={
          <>
            <MonthPicker value={asMonth('2026-11')} onChange={() => undefined} />
            <Select
              aria-label={words('Nhóm', 'Group')}
              placeholder={words('Mọi nhóm', 'All groups')}
              value=""
              onChange={() => undefined}
              options={[{ value: 'sales', label: 'Bán hàng' }]}
            />
            <SearchInput
              label={words('Tìm phiếu', 'Find an entry')}
              placeholder={words('Số phiếu, nội dung', 'Number, what for')}
              kbd="/"
              value=""
              onChange={() => undefined}
            />
            <Button kind="primary" icon="plus" kbd="N" onClick={() => setOpen(true)}>
              {words('Phiếu mới', 'New entry')}
            </Button>
          </>
        }
        summary={
          <Equation
            signs={['+', '−', '=']}
            terms={[
              { key: 'open', label: words('Đầu kỳ', 'Opening'), value: 214380000, note: '01/11/2026' },
              {
                key: 'in',
                label: words('Thu', 'In'),
                value: 408650000,
                ink: 'credit',
                parts: [
                  { key: 'a', label: 'Bán hàng', value: 402150000 },
                  { key: 'b', label: 'Thu khác', value: 6500000 },
                ],
              },
              {
                key: 'out',
                label: words('Chi', 'Out'),
                value: 331390000,
                ink: 'debit',
                parts: [
                  { key: 'a', label: 'Mua hàng', value: 231400000 },
                  { key: 'b', label: 'Lương, thưởng', value: 68000000 },
                  { key: 'c', label: words('2 nhóm khác', '2 other groups'), value: 31990000 },
                ],
              },
              { key: 'close', label: words('Cuối kỳ', 'Closing'), value: 291640000, note: words('đến 14:03 hôm nay', 'until 14:03 today') },
            ]}
          />
        }
        foot={
          <>
            <span className="num">{words('1–50 trong 214 phiếu', '1–50 of 214 entries')}</span>
            <span>
              {words('Chờ duyệt 1 phiếu', '1 entry waiting')} <Amount value={-6200000} weight="strong" />
            </span>
          </>
        }
        dock={open && <FundForm onClose={() => setOpen(false)} />}
      >
        <DataTable
          label={words('Thu chi', 'In and out')}
          columns={columns}
          rows={funds}
          rowKey={keyOf}
          groupOf={byDay[locale]}
          muted={(fund) => fund.state === 'cancelled'}
          live={{ of: 'all', highlight: (id) => (id === 'T000318' ? 'credit' : undefined) }}
          onOpen={() => setOpen(true)}
          phone={(fund) => (
            <PhoneRow
              name={fund.name}
              amount={movement(fund)}
              about={
                <>
                  <Tag>{fund.label}</Tag>
                  <span className="num">{fund.number}</span>
                </>
              }
              owed={fund.balance !== null && <Amount value={fund.balance} currency={false} />}
            />
          )}
        />
      </ListPage>
    </Frame>
  )
}

const FundForm = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const [way, setWay] = useState<'in' | 'out'>('in')
  return (
    <Formik
      initialValues={{
        amount: 6650000,
        name: 'Thu nốt đơn S000427',
        group: 'sales',
        label: 'vcb',
        person: 'Anh Tâm, An Khang',
        date: '2026-11-21',
        note: '',
      }}
      onSubmit={() => undefined}
    >
      <Form dock>
        <DockForm
          title={way === 'in' ? words('Phiếu thu mới', 'New receipt') : words('Phiếu chi mới', 'New payment')}
          onClose={onClose}
          note={words('Nháp', 'Draft')}
          foot={
            <>
              <Button>{words('Lưu chờ duyệt', 'Save to approve')}</Button>
              <Button kind="primary" type="submit" kbd="Ctrl ↵">
                {words('Ghi sổ', 'Record')}
              </Button>
            </>
          }
        >
          <DockPart>
            <Segmented
              block
              label={words('Thu hay chi', 'In or out')}
              chosen={way}
              onChoose={setWay}
              segments={[
                { key: 'in', label: words('Thu', 'In'), icon: 'arrow-down', ink: 'credit' },
                { key: 'out', label: words('Chi', 'Out'), icon: 'arrow-up', ink: 'debit' },
              ]}
            />
            <div style={{ height: 12 }} />
            <MoneyField
              name="amount"
              label={words('Số tiền thu', 'Amount')}
              look="huge"
              ink={way === 'in' ? 'credit' : 'debit'}
              hint="Sáu triệu sáu trăm năm mươi nghìn đồng"
            />
            <TextField name="name" label={words('Nội dung', 'What for')} required />
            <Fields>
              <SelectField name="group" label={words('Nhóm', 'Group')} options={[{ value: 'sales', label: 'Bán hàng' }]} />
              <SelectField name="label" label={words('Nhãn', 'Label')} options={[{ value: 'vcb', label: 'Vietcombank' }]} />
              <TextField name="person" label={words('Người nộp', 'From')} />
              <DateField name="date" label={words('Ngày thu', 'Date')} />
            </Fields>
            <TextAreaField
              name="note"
              label={words('Ghi chú nội bộ', 'Internal note')}
              placeholder={words('Chỉ nhân viên thấy', 'Only members see it')}
            />
          </DockPart>
          <DockPart>
            <Totals
              lines={[
                { key: 'now', label: words('Số dư hiện tại', 'Balance now'), value: 291640000 },
                { key: 'after', label: words('Sau phiếu này', 'After this entry'), value: 298290000, kind: 'final' },
              ]}
            />
          </DockPart>
        </DockForm>
      </Form>
    </Formik>
  )
}
