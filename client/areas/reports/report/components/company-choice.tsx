import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Icon } from '../../../../ui/icons/Icon'
import { Popover } from '../../../../ui/Popover/Popover'
import type { Consolidated } from '../consolidated'
import { consolidatedMessages as m } from '../messages'
import './consolidated.css'

interface CompanyChoiceProps {
  report: Consolidated
  /** Their ids; empty: all of them. */
  onChange: (ids: readonly string[]) => void
}

/** Which companies stand in the report; one of them stays. */
export const CompanyChoice = ({ report: { companies, workspaces }, onChange }: CompanyChoiceProps) => {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const shown = workspaces.map(({ _id }) => _id)
  const choose = (id: string, isIn: boolean): void => {
    const next = companies.filter(({ _id }) => (_id === id ? isIn : shown.includes(_id))).map(({ _id }) => _id)
    onChange(next.length === companies.length ? [] : next)
  }
  return (
    <>
      <Button ref={anchor} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {intl.formatMessage(m.chosen, { count: shown.length })}
        <Icon name="chevron-down" size={13} />
      </Button>
      {open && (
        <Popover anchor={anchor} label={intl.formatMessage(m.choose)} onClose={() => setOpen(false)}>
          <div className="consolidated__choice">
            {companies.map(({ _id, name }) => {
              const isIn = shown.includes(_id)
              return (
                <Checkbox key={_id} checked={isIn} disabled={isIn && shown.length === 1} onChange={(checked) => choose(_id, checked)}>
                  {name}
                </Checkbox>
              )
            })}
          </div>
        </Popover>
      )}
    </>
  )
}
