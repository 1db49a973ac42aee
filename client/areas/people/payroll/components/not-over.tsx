import type { Month } from '@shared/foundation/days/days'
import { workingDaysLeft } from '@shared/areas/people/rules/payroll'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { monthLabel } from '../../../../lib/hours'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { payMessages as m } from '../messages'

/** Warns that a month which is to be settled has days to come, and says what that means. */
export const NotOver = ({ month, children }: { readonly month: Month; readonly children: ReactNode }) => {
  const intl = useIntl()
  const locale = useLocale()
  const days = workingDaysLeft(month, useToday(), useWorkspace()?.opts.nowd ?? 'max_ex_sunday')
  return (
    <div className="pay-warn" role="note">
      <Icon name="warning" size={16} />
      <p>
        <strong>{intl.formatMessage(m.notOver, { month: monthLabel(month, locale), days })}</strong>
        <br />
        {children}
      </p>
    </div>
  )
}
