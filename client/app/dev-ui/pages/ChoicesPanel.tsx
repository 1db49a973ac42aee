import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { CountBadge } from '../../../ui/CountBadge/CountBadge'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Logo } from '../../../ui/Logo/Logo'
import { Menu } from '../../../ui/Menu/Menu'
import { Panel, Row, Stack } from '../../../ui/Panel/Panel'
import { QrCode } from '../../../ui/QrCode/QrCode'
import { StatusMenu } from '../../../ui/StatusMenu/StatusMenu'
import { useBilingual } from '../use-bilingual'

const idle = (): void => undefined

/** Menus, boxes to tick, and the small marks. */
export const ChoicesPanel = () => {
  const bilingual = useBilingual()
  return (
    <Panel title={bilingual('Bảng chọn, dấu', 'Menus, marks')}>
      <Stack>
        <Row gap={12}>
          <StatusMenu
            status="partial-shipped"
            label={bilingual('Đổi trạng thái', 'Change the status')}
            choices={[
              {
                status: 'shipped',
                label: bilingual('Đang giao', 'Shipped'),
                detail: bilingual('Còn 62 món', '62 items left'),
                kbd: '1',
                onChoose: idle,
              },
              {
                status: 'delivered',
                label: bilingual('Đã giao', 'Delivered'),
                reason: bilingual('Chưa giao đủ', 'Not all is shipped'),
                onChoose: idle,
              },
            ]}
          >
            {bilingual('Giao một phần', 'Partly shipped')}
          </StatusMenu>
          <Menu
            label={bilingual('Thêm', 'More')}
            entries={[
              { key: 'copy', label: bilingual('Chép liên kết', 'Copy link'), icon: 'link', onChoose: idle },
              { key: 'remove', label: bilingual('Xoá', 'Delete'), icon: 'trash', danger: true, ruled: true, onChoose: idle },
            ]}
            trigger={(props) => <IconButton {...props} icon="more" label={bilingual('Thêm', 'More')} />}
          />
          <IconButton edge icon="filter" label={bilingual('Bộ lọc', 'Filter')} />
          <IconButton icon="close" label={bilingual('Không bấm được', 'Can’t be pressed')} disabled />
          <span>
            <CountBadge count={4} ink="warn" /> <CountBadge count={17} />
          </span>
        </Row>
        <Row gap={16}>
          <Checkbox checked onChange={idle}>
            {bilingual('Đã chọn', 'Ticked')}
          </Checkbox>
          <Checkbox checked={false} mixed onChange={idle}>
            {bilingual('Một phần', 'Some')}
          </Checkbox>
          <Checkbox checked={false} onChange={idle}>
            {bilingual('Chưa', 'Not yet')}
          </Checkbox>
          <Checkbox checked disabled onChange={idle}>
            {bilingual('Khoá', 'Locked')}
          </Checkbox>
        </Row>
        <Row gap={16}>
          <QrCode text="6b013af53c86fc3f98ddab6b" size={72} />
          <Logo size={40} />
        </Row>
      </Stack>
    </Panel>
  )
}
