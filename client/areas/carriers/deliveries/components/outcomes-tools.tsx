import { OUTCOMES_BY, type OutcomesBy } from '@shared/areas/carriers/rules/outcomes'
import { useIntl } from 'react-intl'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { deliveryMessages as m } from '../messages'
import { useOutcomesAddress } from '../use-outcomes-address'

/** By what outcomes are told apart. */
export const OutcomesTools = () => {
  const intl = useIntl()
  const { by, change } = useOutcomesAddress()
  return (
    <Segmented<OutcomesBy>
      label={intl.formatMessage(m.by)}
      chosen={by}
      onChoose={(chosen) => change({ by: chosen })}
      segments={OUTCOMES_BY.map((key) => ({ key, label: intl.formatMessage(m[`by.${key}`]) }))}
    />
  )
}
