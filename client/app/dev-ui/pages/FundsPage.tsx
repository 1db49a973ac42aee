import { month as asMonth } from '@shared/foundation/days/days'
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
import { useBilingual } from '../use-bilingual'

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
  const bilingual = useBilingual()
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
      head: bilingual('Phiếu', 'Entry'),
      width: 96,
      cell: (fund) => <TwoLines first={<span className="num strong">{fund.number}</span>} second={<When value={fund.at} as="time" />} />,
    },
    { key: 'name', head: bilingual('Nội dung', 'What for'), cell: (fund) => <TwoLines first={fund.name} second={fund.about} /> },
    { key: 'group', head: bilingual('Nhóm', 'Group'), width: 120, cell: (fund) => <span className="cut">{fund.group}</span> },
    { key: 'label', head: bilingual('Nhãn', 'Label'), width: 116, cell: (fund) => <Tag>{fund.label}</Tag> },
    {
      key: 'amount',
      head: bilingual('Thu, chi', 'In, out'),
      width: 130,
      align: 'end',
      cell: (fund) => (
        <TwoLines
          first={movement(fund)}
          {...(fund.state === 'pending' && { second: <StatusTag status="pending">{bilingual('Chờ duyệt', 'Waiting')}</StatusTag> })}
          {...(fund.state === 'cancelled' && { second: bilingual('Đã hoàn', 'Refunded') })}
        />
      ),
    },
    {
      key: 'balance',
      head: bilingual('Số dư', 'Balance'),
      width: 118,
      align: 'end',
      rule: true,
      cell: (fund) => (fund.balance === null ? <span className="faint">–</span> : <Amount value={fund.balance} currency={false} />),
    },
  ]
  return (
    <Frame area="funds" pages={[bilingual('Thu chi', 'In and out'), bilingual('Nhóm', 'Groups'), bilingual('Nhãn', 'Labels')]}>
      <ListPage
        title={bilingual('Thu chi', 'In and out')}
        tools={
          <>
            <MonthPicker value={asMonth('2026-11')} onChange={() => undefined} />
            <Select
              aria-label={bilingual('Nhóm', 'Group')}
              placeholder={bilingual('Mọi nhóm', 'All groups')}
              value=""
              onChange={() => undefined}
              options={[{ value: 'sales', label: 'Bán hàng' }]}
            />
            <SearchInput
              label={bilingual('Tìm phiếu', 'Find an entry')}
              placeholder={bilingual('Số phiếu, nội dung', 'Number, what for')}
              kbd="/"
              value=""
              onChange={() => undefined}
            />
            <Button kind="primary" icon="plus" kbd="N" onClick={() => setOpen(true)}>
              {bilingual('Phiếu mới', 'New entry')}
            </Button>
          </>
        }
        summary={
          <Equation
            signs={['+', '−', '=']}
            terms={[
              { key: 'open', label: bilingual('Đầu kỳ', 'Opening'), value: 214380000, note: '01/11/2026' },
              {
                key: 'in',
                label: bilingual('Thu', 'In'),
                value: 408650000,
                ink: 'credit',
                parts: [
                  { key: 'a', label: 'Bán hàng', value: 402150000 },
                  { key: 'b', label: 'Thu khác', value: 6500000 },
                ],
              },
              {
                key: 'out',
                label: bilingual('Chi', 'Out'),
                value: 331390000,
                ink: 'debit',
                parts: [
                  { key: 'a', label: 'Mua hàng', value: 231400000 },
                  { key: 'b', label: 'Lương, thưởng', value: 68000000 },
                  { key: 'c', label: bilingual('2 nhóm khác', '2 other groups'), value: 31990000 },
                ],
              },
              {
                key: 'close',
                label: bilingual('Cuối kỳ', 'Closing'),
                value: 291640000,
                note: bilingual('đến 14:03 hôm nay', 'until 14:03 today'),
              },
            ]}
          />
        }
        foot={
          <>
            <span className="num">{bilingual('1–50 trong 214 phiếu', '1–50 of 214 entries')}</span>
            <span>
              {bilingual('Chờ duyệt 1 phiếu', '1 entry waiting')} <Amount value={-6200000} weight="strong" />
            </span>
          </>
        }
        dock={open && <FundForm onClose={() => setOpen(false)} />}
      >
        <DataTable
          label={bilingual('Thu chi', 'In and out')}
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
  const bilingual = useBilingual()
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
          title={way === 'in' ? bilingual('Phiếu thu mới', 'New receipt') : bilingual('Phiếu chi mới', 'New payment')}
          onClose={onClose}
          note={bilingual('Nháp', 'Draft')}
          foot={
            <>
              <Button>{bilingual('Lưu chờ duyệt', 'Save to approve')}</Button>
              <Button kind="primary" type="submit" kbd="Ctrl ↵">
                {bilingual('Ghi sổ', 'Record')}
              </Button>
            </>
          }
        >
          <DockPart>
            <Segmented
              block
              label={bilingual('Thu hay chi', 'In or out')}
              chosen={way}
              onChoose={setWay}
              segments={[
                { key: 'in', label: bilingual('Thu', 'In'), icon: 'arrow-down', ink: 'credit' },
                { key: 'out', label: bilingual('Chi', 'Out'), icon: 'arrow-up', ink: 'debit' },
              ]}
            />
            <div style={{ height: 12 }} />
            <MoneyField
              name="amount"
              label={bilingual('Số tiền thu', 'Amount')}
              look="huge"
              ink={way === 'in' ? 'credit' : 'debit'}
              hint="Sáu triệu sáu trăm năm mươi nghìn đồng"
            />
            <TextField name="name" label={bilingual('Nội dung', 'What for')} required />
            <Fields>
              <SelectField name="group" label={bilingual('Nhóm', 'Group')} options={[{ value: 'sales', label: 'Bán hàng' }]} />
              <SelectField name="label" label={bilingual('Nhãn', 'Label')} options={[{ value: 'vcb', label: 'Vietcombank' }]} />
              <TextField name="person" label={bilingual('Người nộp', 'From')} />
              <DateField name="date" label={bilingual('Ngày thu', 'Date')} />
            </Fields>
            <TextAreaField
              name="note"
              label={bilingual('Ghi chú nội bộ', 'Internal note')}
              placeholder={bilingual('Chỉ nhân viên thấy', 'Only members see it')}
            />
          </DockPart>
          <DockPart>
            <Totals
              lines={[
                { key: 'now', label: bilingual('Số dư hiện tại', 'Balance now'), value: 291640000 },
                { key: 'after', label: bilingual('Sau phiếu này', 'After this entry'), value: 298290000, kind: 'final' },
              ]}
            />
          </DockPart>
        </DockForm>
      </Form>
    </Formik>
  )
}
