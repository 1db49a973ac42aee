import { day as asDay } from '@shared/foundation/days/days'
import { useState } from 'react'
import { Amount } from '../../../ui/Amount/Amount'
import { BarChart } from '../../../ui/BarChart/BarChart'
import { Button } from '../../../ui/Button/Button'
import { DateRange, type Range } from '../../../ui/DateRange/DateRange'
import { Change, Figure, Figures } from '../../../ui/Figures/Figures'
import { Columns, Page, Panel, Stack } from '../../../ui/Panel/Panel'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar'
import { ReportTable, type ReportRow } from '../../../ui/ReportTable/ReportTable'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Frame } from '../Frame'
import { days } from '../samples'
import { useBilingual } from '../use-bilingual'

/** The sample of a report: figures, a chart, a statement whose figures open their entries. */
export const ReportPage = () => {
  const bilingual = useBilingual()
  const [range, setRange] = useState<Range>({ from: asDay('2026-11-01'), to: asDay('2026-11-21') })
  const [by, setBy] = useState<'shipped' | 'ordered'>('shipped')
  const [open, setOpen] = useState('other')
  const row = (key: string, vi: string, en: string, value: number, share: number, more: Partial<ReportRow> = {}): ReportRow => ({
    key,
    label: bilingual(vi, en),
    values: { value, share },
    open: key === open,
    onOpen: () => setOpen(key),
    ...more,
  })
  const against = bilingual('so với 1–21/10', 'against 1–21/10')
  return (
    <Frame area="report" pages={[bilingual('Kinh doanh', 'Business'), bilingual('Tồn kho', 'Stock'), bilingual('Công nợ', 'Liabilities')]}>
      <Page
        width={0}
        title={bilingual('Báo cáo kinh doanh', 'Business report')}
        filters={
          <>
            <DateRange value={range} onChange={setRange} from={asDay('2026-06-02')} today={asDay('2026-11-21')} />
            <Segmented
              label={bilingual('Cách tính', 'Counted')}
              chosen={by}
              onChoose={setBy}
              segments={[
                { key: 'shipped', label: bilingual('Theo giao hàng', 'By delivery') },
                { key: 'ordered', label: bilingual('Theo đơn đặt', 'By order') },
              ]}
            />
          </>
        }
        tools={
          <>
            <Button icon="print">{bilingual('In', 'Print')}</Button>
            <Button icon="download">{bilingual('Xuất Excel', 'Export')}</Button>
          </>
        }
      >
        <Stack>
          <Figures>
            <Figure
              label={bilingual('Doanh thu thuần', 'Net revenue')}
              note={
                <Change share={0.124} good="up">
                  {against}
                </Change>
              }
            >
              <Amount value={438920000} />
            </Figure>
            <Figure label={bilingual('Giá vốn', 'Cost of goods')} note={<Change share={0.098}>{against}</Change>}>
              <Amount value={287460000} />
            </Figure>
            <Figure
              label={bilingual('Lãi gộp · 34,5%', 'Gross profit · 34.5%')}
              note={
                <Change share={0.177} good="up">
                  {against}
                </Change>
              }
            >
              <Amount value={151460000} />
            </Figure>
            <Figure label={bilingual('Chi phí hoạt động', 'Running costs')} note={<Change share={-0.031}>{against}</Change>}>
              <Amount value={99990000} />
            </Figure>
            <Figure
              label={bilingual('Lãi ròng · 13,2%', 'Net profit · 13.2%')}
              note={
                <Change share={0.416} good="up">
                  {against}
                </Change>
              }
            >
              <Amount value={57970000} rule />
            </Figure>
          </Figures>
          <Columns side={520}>
            <Stack>
              <Panel title={bilingual('Doanh thu, giá vốn và lãi gộp luỹ kế', 'Revenue, cost and gross profit')}>
                <BarChart
                  label={bilingual('Doanh thu, giá vốn và lãi gộp luỹ kế theo ngày', 'Revenue, cost and gross profit by day')}
                  series={[
                    { key: 'revenue', label: bilingual('Doanh thu', 'Revenue') },
                    { key: 'cost', label: bilingual('Giá vốn', 'Cost') },
                  ]}
                  line={{ label: bilingual('Lãi gộp luỹ kế', 'Gross profit so far') }}
                  groups={days}
                  height={320}
                  onPick={() => undefined}
                />
              </Panel>
              <Panel title={bilingual('Hàng bán chạy', 'Best sellers')}>
                {(
                  [
                    ['Cà phê Robusta Buôn Ma Thuột 1 kg', 142800000],
                    ['Trà sen Tây Hồ 100 g', 96200000],
                    ['Trà ô long Mộc Châu 200 g', 78100000],
                  ] as const
                ).map(([name, value]) => (
                  <div key={name} style={{ marginBottom: 12 }}>
                    <div className="ui-row" style={{ justifyContent: 'space-between', marginBottom: 4 }}>
                      <span>{name}</span>
                      <Amount value={value} currency={false} weight="name" />
                    </div>
                    <ProgressBar value={value} most={142800000} />
                  </div>
                ))}
              </Panel>
            </Stack>
            <Panel
              title={bilingual('Kết quả kinh doanh', 'Statement')}
              aside={<span className="second">{bilingual('bấm vào số để xem phiếu', 'a figure opens its entries')}</span>}
            >
              <ReportTable
                label={bilingual('Kết quả kinh doanh', 'Statement')}
                columns={[
                  { key: 'value', kind: 'money' },
                  { key: 'share', kind: 'share' },
                ]}
                rows={[
                  row('revenue', 'Doanh thu thuần', 'Net revenue', 438920000, 1, { strong: true }),
                  row('cost', 'Giá vốn hàng đã giao', 'Cost of shipped goods', -287460000, 0.655, { depth: 1 }),
                  { key: 'gross', label: bilingual('Lãi gộp', 'Gross profit'), values: { value: 151460000, share: 0.345 }, strong: true },
                  row('income', 'Thu khác', 'Other income', 6500000, 0.015, { depth: 1 }),
                  row('pay', 'Lương, thưởng', 'Wages', -68000000, 0.155, { depth: 1 }),
                  row('other', 'Chi khác', 'Other costs', -22640000, 0.052, { depth: 1 }),
                  row('agents', 'Hoa hồng đại lý', 'Agents’ commission', -9350000, 0.021, { depth: 1 }),
                  { key: 'net', label: bilingual('Lãi ròng', 'Net profit'), values: { value: 57970000, share: 0.132 }, final: true },
                ]}
              />
            </Panel>
          </Columns>
        </Stack>
      </Page>
    </Frame>
  )
}
