import { Formik } from 'formik'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockHalves, DockPart, Unsaved } from '../../../ui/DockForm/DockForm'
import { Entity, Events } from '../../../ui/Entity/Entity'
import { Fields } from '../../../ui/Field/Field'
import { DateField } from '../../../ui/form/DateField'
import { SelectField } from '../../../ui/form/ChoiceFields'
import { Form } from '../../../ui/form/Form'
import { MoneyField } from '../../../ui/form/NumberFields'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { LineItems } from '../../../ui/LineItems/LineItems'
import { Row } from '../../../ui/Panel/Panel'
import { Presence } from '../../../ui/Presence/Presence'
import { StatusMenu } from '../../../ui/StatusMenu/StatusMenu'
import { Tag } from '../../../ui/Tag/Tag'
import { toastUndo } from '../../../ui/Toasts/Toasts'
import { Totals } from '../../../ui/Totals/Totals'
import { When } from '../../../ui/When/When'
import { lines as sampleLines, products } from '../samples'
import { useBilingual } from '../use-bilingual'

const search = (text: string): Promise<typeof products> =>
  Promise.resolve(products.filter((one) => one.label.toLowerCase().includes(text.toLowerCase())))

const initial = { date: '2026-11-21', warehouse: 'td', tracking: '', note: 'Giao trước 9 giờ, gọi anh Tâm', pay: 6650000, label: 'vcb' }

/** The sample of an order beside its list. */
export const OrderDock = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const bilingual = useBilingual()
  const [lines, setLines] = useState(sampleLines)
  const submit = useSubmit((_values: typeof initial) => Promise.resolve(), { done: bilingual('Đã lưu S000427', 'Saved S000427') })
  const undone = (): void => toastUndo(bilingual('Đã giao 50 món của S000427', 'Shipped 50 items of S000427'), () => undefined)
  const choice = (status: string, vi: string, en: string, more: object = {}) => ({
    status,
    label: bilingual(vi, en),
    onChoose: undone,
    ...more,
  })
  return (
    <Formik initialValues={initial} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form dock>
          <DockForm
            title={number}
            onClose={onClose}
            status={
              <StatusMenu
                status="partial-shipped"
                label={bilingual('Đổi trạng thái', 'Change status')}
                choices={[
                  choice('confirmed', 'Đã xác nhận', 'Confirmed', { kbd: '1' }),
                  choice('processing', 'Đang xử lý', 'Processing', { kbd: '2' }),
                  choice('processed', 'Đã xử lý', 'Processed', { kbd: '3' }),
                  choice('shipped', 'Giao hàng…', 'Ship…', { kbd: 'G', ruled: true, detail: bilingual('Còn 62 món', '62 items left') }),
                  choice('delivered', 'Đã giao', 'Delivered', { reason: bilingual('Khi đã giao đủ', 'Once all is shipped') }),
                  choice('cancelled', 'Huỷ đơn', 'Cancel', {
                    ruled: true,
                    reason: bilingual('Đã giao một phần thì trả hàng', 'Partly shipped: return it instead'),
                  }),
                ]}
              >
                {bilingual('Giao một phần', 'Part shipped')}
              </StatusMenu>
            }
            aside={
              <>
                <Presence name="Phương Uyên" />
                <IconButton icon="print" label={bilingual('In', 'Print')} />
                <IconButton icon="link" label={bilingual('Chép đường dẫn', 'Copy link')} />
                <IconButton icon="more" label={bilingual('Thêm', 'More')} />
              </>
            }
            note={<Unsaved count={1} />}
            foot={
              <>
                <Button kind="quiet">{bilingual('Trả hàng', 'Return')}</Button>
                <Button icon="truck" kbd="G" onClick={undone}>
                  {bilingual('Giao hàng', 'Ship')}
                </Button>
                <Button kind="primary" type="submit" kbd="Ctrl ↵" busy={isSubmitting}>
                  {bilingual('Lưu', 'Save')}
                </Button>
              </>
            }
          >
            <DockPart>
              <Entity
                name="Công ty TNHH Thương mại An Khang"
                about="0903 418 276 · 48 Đặng Văn Bi, Bình Thọ, Thủ Đức"
                aside={
                  <>
                    <span>
                      <span className="second">{bilingual('Số dư khách', 'Balance')}</span>
                      <br />
                      <Amount value={350000} ink="credit" weight="name" />
                    </span>
                    <Button size="s">{bilingual('Đổi', 'Change')}</Button>
                  </>
                }
              />
              <div style={{ height: 10 }} />
              <Fields least={110}>
                <DateField name="date" label={bilingual('Ngày đặt', 'Order date')} />
                <SelectField
                  name="warehouse"
                  label={bilingual('Kho xuất', 'Warehouse')}
                  options={[
                    { value: 'td', label: 'Thủ Đức' },
                    { value: 'dn', label: 'Đà Nẵng' },
                  ]}
                />
                <TextField name="tracking" label={bilingual('Mã vận đơn', 'Tracking')} placeholder={bilingual('Chưa có', 'None yet')} />
                <TextField name="note" label={bilingual('Ghi chú', 'Note')} collaborator="Phương Uyên" />
              </Fields>
            </DockPart>
            <LineItems
              lines={lines}
              onChange={setLines}
              search={search}
              recent={products.slice(0, 3)}
              createLabel={(text) => bilingual(`Thêm mặt hàng “${text}”`, `New item “${text}”`)}
              onCreate={() => undefined}
              onAdd={(option) =>
                setLines([
                  ...lines,
                  {
                    key: `${option.value}-${lines.length}`,
                    itemId: option.value,
                    name: option.label,
                    code: option.data.code,
                    quantity: 1,
                    free: 0,
                    price: option.data.price,
                  },
                ])
              }
              tools={<IconButton size="s" icon="scan" label={bilingual('Quét mã', 'Scan')} />}
            />
            <DockHalves
              left={
                <>
                  <DockPart title={bilingual('Thanh toán', 'Payments')} count={2}>
                    {(
                      [
                        ['Tiền mặt', '2026-11-21T03:48:00Z', 3000000],
                        ['Vietcombank', '2026-11-21T02:20:00Z', 5000000],
                      ] as const
                    ).map(([label, at, amount]) => (
                      <div key={label} className="ui-row" style={{ justifyContent: 'space-between', minHeight: 26 }}>
                        <Tag>{label}</Tag>
                        <span className="ui-row">
                          <span className="second">
                            <When value={at} as="time" />
                          </span>
                          <Amount value={amount} signed />
                        </span>
                      </div>
                    ))}
                    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 6, marginTop: 6 }}>
                      <MoneyField name="pay" label={bilingual('Số tiền thu', 'Amount')} bare />
                      <SelectField
                        name="label"
                        label={bilingual('Nhãn', 'Label')}
                        bare
                        options={[{ value: 'vcb', label: 'Vietcombank' }]}
                      />
                      <Button>{bilingual('Thu', 'Take')}</Button>
                    </div>
                  </DockPart>
                  <DockPart title={bilingual('Nhãn đơn', 'Tags')}>
                    <Row>
                      <Tag box>Sỉ</Tag>
                      <Tag box>Xuất hoá đơn</Tag>
                      <Button kind="link" size="s" icon="plus" kbd="T">
                        {bilingual('Thêm nhãn', 'Add tag')}
                      </Button>
                    </Row>
                  </DockPart>
                </>
              }
              right={
                <DockPart>
                  <Totals
                    lines={[
                      { key: 'items', label: bilingual('Tiền hàng', 'Items'), value: 15524000 },
                      { key: 'discount', label: bilingual('Chiết khấu', 'Discount'), note: 'Khách quen quý IV', value: -524000 },
                      { key: 'total', label: bilingual('Tổng cộng', 'Total'), value: 15000000, kind: 'sum' },
                      { key: 'paid', label: bilingual('Đã thu', 'Paid'), value: -8000000 },
                      { key: 'balance', label: bilingual('Dùng số dư', 'Balance used'), value: -350000 },
                      { key: 'left', label: bilingual('Còn phải thu', 'Receivable'), value: 6650000, kind: 'final' },
                    ]}
                  />
                </DockPart>
              }
            />
            <DockPart sunken>
              <Events
                events={[
                  {
                    key: '1',
                    who: 'Phương Uyên',
                    text: bilingual('Phương Uyên thu 3.000.000 ₫ tiền mặt', 'Phương Uyên took 3,000,000 ₫ in cash'),
                    at: '2026-11-21T03:48:00Z',
                  },
                  {
                    key: '2',
                    who: 'Đức Thịnh',
                    text: bilingual('Đức Thịnh giao 44 món từ kho Thủ Đức', 'Đức Thịnh shipped 44 items from Thủ Đức'),
                    at: '2026-11-21T02:38:00Z',
                  },
                ]}
              />
            </DockPart>
          </DockForm>
        </Form>
      )}
    </Formik>
  )
}
