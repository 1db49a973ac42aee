import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { CountBadge } from '../../../ui/CountBadge/CountBadge'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Logo } from '../../../ui/Logo/Logo'
import { Menu } from '../../../ui/Menu/Menu'
import { Panel, Row, Stack } from '../../../ui/Panel/Panel'
import { QrCode } from '../../../ui/QrCode/QrCode'
import { StatusMenu } from '../../../ui/StatusMenu/StatusMenu'
import { useWords } from '../words'

const idle = (): void => undefined

/** Menus, boxes to tick, and the small marks. */
export const ChoicesPanel = () => {
  const words = useWords()
  return (
    <Panel title={words('Bảng chọn, dấu', 'Menus, marks')}>
      <Stack>
        <Row gap={12}>
          <StatusMenu
            status="partial-shipped"
            label={words('Đổi trạng thái', 'Change the status')}
            choices={[
              {
                status: 'shipped',
                label: words('Đang giao', 'Shipped'),
                detail: words('Còn 62 món', '62 items left'),
                kbd: '1',
                onChoose: idle,
              },
              {
                status: 'delivered',
                label: words('Đã giao', 'Delivered'),
                reason: words('Chưa giao đủ', 'Not all is shipped'),
                onChoose: idle,
              },
            ]}
          >
            {words('Giao một phần', 'Partly shipped')}
          </StatusMenu>
          <Menu
            label={words('Thêm', 'More')}
            entries={[
              { key: 'copy', label: words('Chép liên kết', 'Copy link'), icon: 'link', onChoose: idle },
              { key: 'remove', label: words('Xoá', 'Delete'), icon: 'trash', danger: true, ruled: true, onChoose: idle },
            ]}
            trigger={(props) => <IconButton {...props} icon="more" label={words('Thêm', 'More')} />}
          />
          <IconButton edge icon="filter" label={words('Bộ lọc', 'Filter')} />
          <IconButton icon="close" label={words('Không bấm được', 'Can’t be pressed')} disabled />
          <span>
            <CountBadge count={4} ink="warn" /> <CountBadge count={17} />
          </span>
        </Row>
        <Row gap={16}>
          <Checkbox checked onChange={idle}>
            {words('Đã chọn', 'Ticked')}
          </Checkbox>
          <Checkbox checked={false} mixed onChange={idle}>
            {words('Một phần', 'Some')}
          </Checkbox>
          <Checkbox checked={false} onChange={idle}>
            {words('Chưa', 'Not yet')}
          </Checkbox>
          <Checkbox checked disabled onChange={idle}>
            {words('Khoá', 'Locked')}
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
