import { USUAL_PROPOSAL_HOURS, type ApiKey } from '@shared/areas/workspace/services/apiKeys'
import { dong, type Dong } from '@shared/foundation/money/money'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { MoneyField, QuantityField } from '../../../../ui/form/NumberFields'
import { WayChoice } from '../../../../ui/WayChoice/WayChoice'
import { settingsMessages as m } from '../messages'

/** Who uses a key, and within which limits an assistant proposes by it; null: no limit of its own. */
export interface KeyUse {
  assistant: NonNullable<ApiKey['assistant']> | 'none'
  dailyProposals: number | null
  mostDong: number | null
  /** A choice of a list holds text. */
  proposalHours: string
}

export const useOfKey = ({ assistant, dailyProposals, mostDong, proposalHours }: Partial<ApiKey>): KeyUse => ({
  assistant: assistant ?? 'none',
  dailyProposals: dailyProposals ?? null,
  mostDong: mostDong ?? null,
  proposalHours: String(proposalHours ?? USUAL_PROPOSAL_HOURS),
})

/** What limits proposals, as it is sent; null: no limit of its own. */
export const limitsOfUse = ({
  dailyProposals,
  mostDong,
  proposalHours,
}: KeyUse): { dailyProposals: number | null; mostDong: Dong | null; proposalHours: number } => ({
  dailyProposals,
  mostDong: mostDong === null ? null : dong(mostDong),
  proposalHours: Number(proposalHours),
})

export const AssistantField = () => {
  const intl = useIntl()
  const [{ value }, , field] = useField<KeyUse['assistant']>('assistant')
  return (
    <WayChoice<KeyUse['assistant']>
      label={intl.formatMessage(m.keyAssistant)}
      ways={[
        { key: 'none', title: intl.formatMessage(m.keyForProgram), about: intl.formatMessage(m.keyForProgramHint) },
        { key: 'may read', title: intl.formatMessage(m.keyReads), about: intl.formatMessage(m.keyReadsHint) },
        { key: 'may write', title: intl.formatMessage(m.keyProposes), about: intl.formatMessage(m.keyProposesHint) },
      ]}
      chosen={value}
      onChoose={(way) => void field.setValue(way)}
    />
  )
}

const DAY_HOURS = 24
const WAITS_HOURS = [1, 8, 24, 72, USUAL_PROPOSAL_HOURS, 720] as const

/** How long a proposal waits, in words. */
export const useWaitWords = (): ((hours: number) => string) => {
  const intl = useIntl()
  return (hours) =>
    hours > DAY_HOURS && hours % DAY_HOURS === 0
      ? intl.formatMessage(m.keyWaitsDays, { count: hours / DAY_HOURS })
      : intl.formatMessage(m.keyWaitsHours, { count: hours })
}

/** How many proposals a day, of what sum, and how long they wait; only where the key may propose. */
export const ProposalLimits = () => {
  const intl = useIntl()
  const waits = useWaitWords()
  const [{ value: assistant }] = useField<KeyUse['assistant']>('assistant')
  const [{ value: chosen }] = useField<string>('proposalHours')
  if (assistant !== 'may write') return null
  const hours = [...new Set([...WAITS_HOURS, Number(chosen)])].sort((a, b) => a - b)
  return (
    <>
      <div className="settings-gap" />
      <QuantityField name="dailyProposals" label={intl.formatMessage(m.keyProposalsDaily)} hint={intl.formatMessage(m.keyDailyHint)} />
      <div className="settings-gap" />
      <MoneyField name="mostDong" label={intl.formatMessage(m.keyMostDong)} hint={intl.formatMessage(m.keyMostDongHint)} />
      <div className="settings-gap" />
      <SelectField
        name="proposalHours"
        label={intl.formatMessage(m.keyWaits)}
        options={hours.map((each) => ({ value: String(each), label: waits(each) }))}
      />
    </>
  )
}
