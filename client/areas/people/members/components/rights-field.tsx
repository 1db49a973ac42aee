import { WORKSPACE_RIGHTS, type Right } from '@shared/foundation/rights/rights'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import type { MemberValues } from '../member-values'
import { memberMessages as m } from '../messages'
import { offeredRights, rightLabels } from '../right-labels'
import { FieldError } from '../../../../ui/Field/FieldError'
import './members.css'

/** The rights as ticks, each with what it gives. The board has all others by itself. */
export const RightsField = ({ disabled }: { disabled: boolean }) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const apps = useWorkspace()?.apps ?? []
  const [{ value }, { error }, field] = useField<MemberValues['rights']>('rights')
  const hasBod = value.includes('bod')
  const toggle = (right: Right, on: boolean): void => {
    const without = value.filter((held) => held !== right)
    // Taking the board's right back takes what it had ticked by itself.
    const rest = right === 'bod' ? without.filter((held) => !WORKSPACE_RIGHTS.includes(held)) : without
    void field.setValue(on ? [...without, right] : rest)
  }
  return (
    <div className="member-rights" role="group" aria-label={intl.formatMessage(m.rights)}>
      {offeredRights(isBoard || hasBod, apps).map((right) => {
        const implied = hasBod && right.startsWith('/')
        const boardsOwn = (right === 'bod' || right === 'founder') && !isBoard
        return (
          <Checkbox
            key={right}
            checked={implied || value.includes(right)}
            disabled={disabled || implied || boardsOwn}
            onChange={(on) => toggle(right, on)}
            hint={intl.formatMessage(rightLabels[right].hint)}
          >
            {intl.formatMessage(rightLabels[right].name)}
          </Checkbox>
        )
      })}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
