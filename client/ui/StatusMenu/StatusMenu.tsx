import type { ReactNode } from 'react'
import { useKeysInView } from '../../lib/keys-in-view'
import { IconButton } from '../IconButton/IconButton'
import { Menu } from '../Menu/Menu'
import { StatusDisc } from '../StatusDisc/StatusDisc'
import { StatusTag } from '../StatusTag/StatusTag'
import './StatusMenu.css'

export interface StatusChoice {
  /** Where two lead to the same status. */
  key?: string
  status: string
  label: ReactNode
  /** What choosing it does: 'Còn 62 món'. */
  detail?: ReactNode
  kbd?: string
  /** Why it can't be chosen now; shown in its place. */
  reason?: ReactNode
  ruled?: boolean
  onChoose: () => void
}

interface StatusMenuProps {
  status: string
  /** The word of the status in force. */
  children: ReactNode
  /** 'Đổi trạng thái'. */
  label: string
  choices: StatusChoice[]
}

/** The status in the head of a form and the menu that changes it. Without choices only the pill is there. */
export const StatusMenu = ({ status, children, label, choices }: StatusMenuProps) => {
  useKeysInView('status', choices.length > 0)
  return (
    <span className="ui-status-menu">
      <StatusTag status={status} pill>
        {children}
      </StatusTag>
      {choices.length > 0 && (
        <Menu
          label={label}
          title
          entries={choices.map((choice) => ({ ...choice, key: choice.key ?? choice.status, mark: <StatusDisc status={choice.status} /> }))}
          trigger={(props) => <IconButton {...props} size="s" icon="chevron-down" label={label} />}
        />
      )}
    </span>
  )
}
