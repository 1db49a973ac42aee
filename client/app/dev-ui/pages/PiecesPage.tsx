import { day as asDay, month as asMonth } from '@shared/foundation/days/days'
import { Formik } from 'formik'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { ConnectionMark } from '../../../ui/ConnectionMark/ConnectionMark'
import { DateRange, type Range } from '../../../ui/DateRange/DateRange'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ErrorState } from '../../../ui/ErrorState/ErrorState'
import { Field, Fields } from '../../../ui/Field/Field'
import { FieldConflict } from '../../../ui/FieldConflict/FieldConflict'
import { CheckboxField, PickerField, SelectField, SwitchField } from '../../../ui/form/ChoiceFields'
import { DateField } from '../../../ui/form/DateField'
import { Form, FormError } from '../../../ui/form/Form'
import { MoneyField, QuantityField } from '../../../ui/form/NumberFields'
import { PasswordField, TextAreaField, TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import { iconPaths } from '../../../ui/icons/paths'
import { ImageField } from '../../../ui/ImageField/ImageField'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { MonthPicker } from '../../../ui/MonthPicker/MonthPicker'
import { Pagination } from '../../../ui/Pagination/Pagination'
import { Panel, Row, Stack } from '../../../ui/Panel/Panel'
import { ShortcutHelp } from '../../../ui/ShortcutHelp/ShortcutHelp'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { StaleStrip } from '../../../ui/StaleStrip/StaleStrip'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { Tabs } from '../../../ui/Tabs/Tabs'
import { Tag } from '../../../ui/Tag/Tag'
import { toastDone, toastError, toastUndo } from '../../../ui/Toasts/Toasts'
import { products } from '../samples'
import { statusNames, useBilingual } from '../use-bilingual'
import { ChoicesPanel } from './ChoicesPanel'
import { InksPanel, TypePanel } from './InksPanel'

const refused = { message: 'Validation failed', errors: { quantity: 'Số lượng phải lớn hơn 0' } }
const search = (text: string): Promise<typeof products> =>
  Promise.resolve(products.filter((one) => one.label.toLowerCase().includes(text.toLowerCase())))

const sample = {
  name: 'Khách sạn Sông Hương',
  money: 1250000,
  quantity: 0,
  count: 12,
  note: 'Giao trước 9 giờ',
  about: '',
  password: 'mat-khau',
  kind: '',
  when: '2026-11-21',
  item: null,
  gift: true,
  live: false,
}

/** Every piece in every state. */
export const PiecesPage = () => {
  const bilingual = useBilingual()
  const [page, setPage] = useState(6)
  const [tab, setTab] = useState('a')
  const [range, setRange] = useState<Range>({ from: asDay('2026-11-01'), to: asDay('2026-11-21') })
  const [month, setMonth] = useState(asMonth('2026-11'))
  const [image, setImage] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'confirm' | 'keys' | null>(null)
  const submit = useSubmit((_values: { name: string }) => Promise.reject<void>(new Error('Mất kết nối')))
  const submitRefused = useSubmit((_values: typeof sample) => Promise.reject<void>(Object.assign(new Error(refused.message), refused)))
  return (
    <main className="ui-dev">
      <h1 className="unseen">{bilingual('Các mảnh ghép', 'The pieces')}</h1>
      <Stack>
        <InksPanel />
        <TypePanel />
        <Panel title={bilingual('Trạng thái đơn', 'Order statuses')}>
          <div className="ui-fields">
            {statusNames.map(([status, vi, en]) => (
              <StatusTag key={status} status={status}>
                {bilingual(vi, en)}
              </StatusTag>
            ))}
          </div>
          <div style={{ height: 12 }} />
          <Row>
            {statusNames.slice(4, 9).map(([status, vi, en]) => (
              <StatusTag key={status} status={status} pill>
                {bilingual(vi, en)}
              </StatusTag>
            ))}
          </Row>
        </Panel>
        <Panel title={bilingual('Số tiền', 'Amounts')}>
          <Stack gap={6}>
            <Amount value={1250000} />
            <Row gap={16}>
              <Amount value={12480000} signed weight="strong" />
              <Amount value={-4860000} signed weight="strong" />
              <Amount value={-6200000} signed pending />
              <Amount value={2510000} signed struck />
              <Amount value={null} />
            </Row>
            <Amount value={291640000} rule size="huge" />
          </Stack>
        </Panel>
        <Panel title={bilingual('Nhãn, phím, người', 'Tags, keys, people')}>
          <Row gap={12}>
            <Tag>Sỉ</Tag>
            <Tag>Xuất hoá đơn</Tag>
            <Tag box>Quà Tết</Tag>
            <Kbd>Ctrl K</Kbd>
            <Kbd>/</Kbd>
            <Avatar name="Trần Quốc Bảo" solid size={18} label />
            <Avatar name="Thu Hằng" size={26} label />
            <Avatar name="Phương Uyên" here label />
          </Row>
        </Panel>
        <Panel title={bilingual('Đường truyền', 'Connection')}>
          <Stack gap={6}>
            <ConnectionMark state="live" />
            <ConnectionMark state="connecting" since="2026-11-21T07:03:12.000Z" />
            <ConnectionMark state="offline" since="2026-11-21T07:03:12.000Z" />
          </Stack>
        </Panel>
        <Panel title={bilingual('Hình', 'Icons')}>
          <Row gap={12}>
            {(Object.keys(iconPaths) as IconName[]).map((name) => (
              <span key={name} title={name}>
                <Icon name={name} size={20} />
              </span>
            ))}
          </Row>
        </Panel>
      </Stack>
      <Stack>
        <Panel title={bilingual('Nút', 'Buttons')}>
          <Stack>
            <Row>
              <Button kind="primary" kbd="Ctrl ↵" onClick={() => toastDone(bilingual('Đã lưu', 'Saved'))}>
                {bilingual('Lưu', 'Save')}
              </Button>
              <Button
                icon="truck"
                kbd="G"
                onClick={() => toastUndo(bilingual('Đã giao 50 món của S000427', 'Shipped 50 items of S000427'), () => undefined)}
              >
                {bilingual('Giao hàng', 'Ship')}
              </Button>
              <Button kind="quiet">{bilingual('Để sau', 'Later')}</Button>
              <Button kind="danger-quiet" onClick={() => setDialog('confirm')}>
                {bilingual('Huỷ', 'Cancel it')}
              </Button>
            </Row>
            <Row>
              <Button disabled>{bilingual('Trước', 'Previous')}</Button>
              <Button kind="primary" busy>
                {bilingual('Ghi sổ', 'Record')}
              </Button>
              <Button
                kind="danger"
                onClick={() =>
                  toastError(bilingual('Trà ô long Mộc Châu 200 g không đủ tồn kho', 'Trà ô long Mộc Châu 200 g: not enough stock'))
                }
              >
                {bilingual('Xoá', 'Delete')}
              </Button>
              <Button kind="link" onClick={() => setDialog('keys')}>
                {bilingual('Bàn phím', 'Keyboard')}
              </Button>
            </Row>
          </Stack>
        </Panel>
        <Panel title={bilingual('Ô nhập', 'Fields')}>
          <Formik
            initialValues={sample}
            initialErrors={{ quantity: bilingual('Số lượng phải lớn hơn 0', 'The quantity must be above 0') }}
            initialTouched={{ quantity: true }}
            onSubmit={submitRefused}
          >
            <Form label={bilingual('Mẫu', 'Sample')}>
              <FormError />
              <Fields>
                <TextField name="name" label={bilingual('Thường', 'Plain')} required />
                <MoneyField name="money" label={bilingual('Số tiền', 'Amount')} />
                <QuantityField name="quantity" label={bilingual('Sai', 'Wrong')} />
                <TextField name="note" label={bilingual('Có người sửa', 'Being edited')} collaborator="Phương Uyên" />
                <PasswordField name="password" label={bilingual('Mật khẩu', 'Password')} />
                <SelectField
                  name="kind"
                  label={bilingual('Kho', 'Warehouse')}
                  placeholder={bilingual('Chọn kho', 'Choose')}
                  options={[{ value: 'td', label: 'Thủ Đức' }]}
                />
                <DateField name="when" label={bilingual('Ngày', 'Day')} />
                <PickerField
                  name="item"
                  label={bilingual('Mặt hàng', 'Item')}
                  search={search}
                  clearable
                  createLabel={(text) => `“${text}”`}
                  onCreate={() => undefined}
                />
              </Fields>
              <div style={{ height: 12 }} />
              <QuantityField name="count" label={bilingual('Số lượng', 'Quantity')} stepper />
              <TextAreaField
                name="about"
                label={bilingual('Ghi chú', 'Note')}
                placeholder={bilingual('Chỉ nhân viên thấy', 'Only members see it')}
                hint={bilingual('Không in ra hoá đơn', 'Not printed on the invoice')}
              />
              <CheckboxField name="gift" hint={bilingual('Không tính tiền', 'Free of charge')}>
                {bilingual('Có quà tặng', 'With a gift')}
              </CheckboxField>
              <SwitchField name="live">{bilingual('Nhận thông báo', 'Get notices')}</SwitchField>
              <div style={{ height: 12 }} />
              <Row>
                <Button type="submit">{bilingual('Lưu (bị từ chối)', 'Save (refused)')}</Button>
              </Row>
            </Form>
          </Formik>
          <div style={{ height: 12 }} />
          <Field label={bilingual('Khoá', 'Locked')}>
            {(ids) => <input {...ids} className="ui-input" disabled value="S000427" readOnly />}
          </Field>
          <div style={{ height: 12 }} />
          <ImageField
            label={bilingual('Ảnh', 'Picture')}
            value={image}
            onChange={setImage}
            upload={(file) => Promise.resolve(URL.createObjectURL(file))}
          />
        </Panel>
        <ChoicesPanel />
        <Panel title={bilingual('Hai người sửa cùng một ô', 'Two edit one field')}>
          <FieldConflict
            field={bilingual('Ghi chú', 'Note')}
            name="Phương Uyên"
            at="2026-11-21T07:03:00Z"
            theirs="Giao trước 9 giờ, gọi anh Tâm"
            mine="Giao buổi chiều, gọi chị Vân"
            onTake={() => undefined}
            onKeep={() => undefined}
          />
        </Panel>
      </Stack>
      <Stack>
        <Panel title={bilingual('Bốn trạng thái của một danh sách', 'Four states of a list')} flush>
          <SkeletonRows rows={3} />
          <EmptyState
            title={bilingual('Chưa có đơn nào trong tháng 11', 'No orders in November yet')}
            action={
              <Button kind="primary" icon="plus">
                {bilingual('Đơn mới', 'New order')}
              </Button>
            }
          >
            {bilingual('Ghi đơn đầu tiên, hoặc dán cả bảng từ Excel.', 'Write the first one, or paste a sheet.')}
          </EmptyState>
          <ErrorState title={bilingual('Không tải được danh sách', 'The list could not be loaded')} code="7K2F" onRetry={() => undefined}>
            {bilingual('Máy chủ trả lời chậm quá 30 giây.', 'The server took over 30 seconds.')}
          </ErrorState>
          <StaleStrip since="2026-11-21T07:03:12Z" />
        </Panel>
        <Panel title={bilingual('Thời gian và trang', 'Time and pages')}>
          <Stack>
            <Row>
              <MonthPicker value={month} onChange={setMonth} from={asMonth('2026-06')} until={asMonth('2026-11')} />
              <DateRange value={range} onChange={setRange} from={asDay('2026-06-02')} today={asDay('2026-11-21')} />
            </Row>
            <Pagination page={page} pages={20} onPage={setPage} />
            <Pagination page={2} pages={4} onPage={() => undefined} />
            <Tabs
              label={bilingual('Phần', 'Parts')}
              chosen={tab}
              onChoose={setTab}
              tabs={[
                { key: 'a', label: bilingual('Thông tin', 'About') },
                { key: 'b', label: bilingual('Lịch sử', 'History') },
              ]}
            >
              <p style={{ padding: 12 }}>
                {tab === 'a' ? bilingual('Thông tin chung.', 'What is known.') : bilingual('Những lần đổi.', 'What was changed.')}
              </p>
            </Tabs>
            <Formik initialValues={{ name: '' }} onSubmit={submit}>
              <Form>
                <FormError />
                <TextField name="name" label={bilingual('Mất mạng khi lưu', 'Saved while offline')} />
                <div style={{ height: 8 }} />
                <Button type="submit" size="s">
                  {bilingual('Lưu', 'Save')}
                </Button>
              </Form>
            </Formik>
          </Stack>
        </Panel>
      </Stack>
      {dialog === 'confirm' && (
        <ConfirmDialog
          danger
          title={bilingual('Huỷ đơn S000418?', 'Cancel order S000418?')}
          verb={bilingual('Huỷ đơn', 'Cancel order')}
          changes={[
            bilingual('Trả 30 hộp về kho Thủ Đức', '30 boxes go back to Thủ Đức'),
            bilingual('Hoàn 9.450.000 ₫ cho khách', '9,450,000 ₫ go back to the customer'),
          ]}
          onConfirm={() => undefined}
          onClose={() => setDialog(null)}
        >
          {bilingual('Không làm lại được.', 'This can’t be undone.')}
        </ConfirmDialog>
      )}
      {dialog === 'keys' && (
        <ShortcutHelp
          onClose={() => setDialog(null)}
          groups={[
            {
              title: bilingual('Mọi nơi', 'Everywhere'),
              keys: [
                { keys: ['Ctrl', 'K'], does: bilingual('Tìm và đi tới', 'Search and go') },
                { keys: ['/'], does: bilingual('Tìm trong danh sách', 'Search the list') },
                { keys: ['N'], does: bilingual('Tạo mới', 'New') },
              ],
            },
            {
              title: bilingual('Danh sách', 'Lists'),
              keys: [
                { keys: ['↑', '↓'], does: bilingual('Chuyển dòng', 'Move') },
                { keys: ['↵'], does: bilingual('Mở', 'Open') },
              ],
            },
          ]}
        />
      )}
    </main>
  )
}
