import { USUAL_PROPOSAL_HOURS, type ApiKey } from '@shared/areas/workspace/services/apiKeys'
import { callsLately } from '@shared/foundation/rights/key-calls'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatMoney, formatNumber } from '../../../../lib/format'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { keyRightNames, namedKeyRights } from '../key-rights'
import { settingsMessages as m } from '../messages'
import { KeyActs } from './key-acts'
import { useWaitWords } from './key-use'
import { AssistantAddress, NewKey, type IssuedKey } from './new-key'

/** By whom and when a key was revoked. */
export const RevokedBy = ({ apiKey: { hasEnded, updater, updated, created } }: { apiKey: ApiKey }) => {
  const intl = useIntl()
  const when = <When key="when" value={updated ?? created} as="date-time" />
  if (hasEnded) return <>{intl.formatMessage(m.keyHasEnded, { when })}</>
  return <>{updater ? intl.formatMessage(m.keyRevokedBy, { name: updater.name, when }) : intl.formatMessage(m.keyRevokedOn, { when })}</>
}

/** The proposals of an assistant's key, and who confirms them. */
const KeyProposals = ({ apiKey }: { apiKey: ApiKey }) => {
  const { _id: keyId, boardConfirms = false, dailyProposals, mostDong, proposalHours = USUAL_PROPOSAL_HOURS, status } = apiKey
  const intl = useIntl()
  const [patch, { isLoading }] = api.apiKeys.usePatch()
  const locale = useLocale()
  const waits = useWaitWords()
  const waiting = api.proposals.useFind({ keyId, status: 'waiting', $limit: 1 }).data?.total
  const confirmed = api.proposals.useFind({ keyId, status: 'confirmed', $limit: 1 }).data?.total
  const expired = api.proposals.useFind({ keyId, status: 'expired', $limit: 1 }).data?.total
  const refused = api.proposals.useFind({ keyId, status: 'refused', $limit: 1 }).data?.total
  const leaveToBoard = async (on: boolean): Promise<void> => {
    try {
      await patch({ id: keyId, data: { boardConfirms: on } }).unwrap()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const lines = [
    { label: m.keyWaiting, count: waiting },
    { label: m.keyConfirmed, count: confirmed },
    { label: m.keyRefused, count: refused },
    { label: m.keyExpired, count: expired },
  ]
  const limits = [
    { label: m.keyWaits, value: waits(proposalHours) },
    { label: m.keyProposalsDaily, value: dailyProposals === undefined ? null : formatNumber(dailyProposals, locale) },
    { label: m.keyMostDong, value: mostDong === undefined ? null : formatMoney(mostDong, locale) },
  ]
  return (
    <DockPart title={intl.formatMessage(m.keyProposals)}>
      <Checkbox
        asSwitch
        checked={boardConfirms}
        disabled={isLoading || status === 'revoked'}
        hint={intl.formatMessage(m.keyConfirms)}
        onChange={(on) => void leaveToBoard(on)}
      >
        {intl.formatMessage(m.keyBoardConfirms)}
      </Checkbox>
      <dl className="settings-key-facts">
        {limits.map(({ label, value }) => (
          <div key={label.id}>
            <dt>{intl.formatMessage(label)}</dt>
            <dd>{value === null ? intl.formatMessage(m.keyUnlimited) : <span className="num">{value}</span>}</dd>
          </div>
        ))}
        {lines.map(({ label, count }) => (
          <div key={label.id}>
            <dt>{intl.formatMessage(label)}</dt>
            <dd className="num">{typeof count !== 'number' ? '…' : formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <Link to="/proposals">{intl.formatMessage(m.keyProposalsOpen)}</Link>
    </DockPart>
  )
}

/** The last calls that were refused or failed, the newest first. */
const FailedCalls = ({ failures }: { failures: NonNullable<ApiKey['failures']> }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <DockPart title={intl.formatMessage(m.keyFailures)}>
      {failures.length === 0 && <p className="faint">{intl.formatMessage(m.keyFailuresNone)}</p>}
      <ul className="settings-key-failures">
        {failures.toReversed().map(({ at, verb, service, status, code, times }, index) => (
          <li key={`${at} ${index}`}>
            <When value={at} as="row" />
            <span>
              <code>
                {verb} {service}
              </code>
              <span className="second">
                {code}
                {times > 1 && <> · {intl.formatMessage(m.keyTimes, { count: formatNumber(times, locale) })}</>}
              </span>
            </span>
            <span className="num ink-debit">{status}</span>
          </li>
        ))}
      </ul>
      <p className="second">{intl.formatMessage(m.keyFailuresHint)}</p>
    </DockPart>
  )
}

interface KeyDockProps {
  readonly apiKey: ApiKey
  /** Where it was issued just now: its letters, this once. */
  readonly issued: IssuedKey | undefined
  readonly onIssued: (issued: IssuedKey) => void
  readonly onClose: () => void
}

/** One key: what it may do, how often it calls, and what it called in vain. */
export const KeyDock = ({ apiKey, issued, onIssued, onClose }: KeyDockProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const { name, hint, rights, assistant, status, usedAt, calls, dailyCalls, endsAt, creator, created, failures } = apiKey
  const isRevoked = status === 'revoked'
  const lately = callsLately(calls, today)
  const may = namedKeyRights(rights).map((right) => intl.formatMessage(keyRightNames[right]))
  const use = { 'may read': m.keyReads, 'may write': m.keyProposes }
  const facts = [
    { label: m.keyAssistant, value: intl.formatMessage(assistant ? use[assistant] : m.keyForProgram) },
    { label: m.keyMay, value: may.join(', ') || intl.formatMessage(m.noRights) },
    {
      label: m.keyMade,
      value: (
        <>
          {creator && `${creator.name}, `}
          <When value={created} as="date-time" />
        </>
      ),
    },
    { label: m.keyLast, value: usedAt ? <When value={usedAt} as="row" /> : intl.formatMessage(m.keyUnused) },
    ...(assistant ? [{ label: m.keyReadTimes, value: <span className="num">{formatNumber(lately.reads, locale)}</span> }] : []),
    { label: m.keyWorked, value: <span className="num">{formatNumber(lately.calls - lately.failed, locale)}</span> },
    {
      label: m.keyFailed,
      value: <span className={lately.failed > 0 ? 'num ink-debit' : 'num'}>{formatNumber(lately.failed, locale)}</span>,
    },
    ...(dailyCalls === undefined ? [] : [{ label: m.keyDaily, value: <span className="num">{formatNumber(dailyCalls, locale)}</span> }]),
  ]
  return (
    <DockForm
      title={name}
      status={<span className="num faint">{hint}</span>}
      onClose={onClose}
      foot={!isRevoked && <KeyActs apiKey={apiKey} onIssued={onIssued} />}
    >
      {issued && (
        <DockPart>
          <NewKey {...issued} />
        </DockPart>
      )}
      <DockPart>
        {isRevoked && (
          <p className="ink-warn">
            <RevokedBy apiKey={apiKey} />
          </p>
        )}
        {!isRevoked && endsAt !== undefined && (
          <p className="ink-warn">{intl.formatMessage(m.keyEnds, { when: <When key="when" value={endsAt} as="date-time" /> })}</p>
        )}
        <dl className="settings-key-facts">
          {facts.map(({ label, value }) => (
            <div key={label.id}>
              <dt>{intl.formatMessage(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </DockPart>
      {assistant === 'may write' && <KeyProposals apiKey={apiKey} />}
      <FailedCalls failures={failures ?? []} />
      {assistant && !issued && !isRevoked && (
        <DockPart>
          <AssistantAddress />
        </DockPart>
      )}
    </DockForm>
  )
}
