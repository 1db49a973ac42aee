import type { Instant } from '@shared/foundation/declaration/wire'
import { callsLately } from '@shared/foundation/rights/key-calls'
import type { ApiKey } from '@shared/areas/workspace/services/apiKeys'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { formatNumber } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { Panel } from '../../../../ui/Panel/Panel'
import { Tag } from '../../../../ui/Tag/Tag'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { WayChoice } from '../../../../ui/WayChoice/WayChoice'
import { When } from '../../../../ui/When/When'
import { keyRightNames, namedKeyRights } from '../key-rights'
import { settingsMessages as m } from '../messages'
import { KeyDialog } from './key-dialog'
import { AssistantAddress, NewKey, type IssuedKey } from './new-key'

const DAY_MS = 86_400_000

/** How long a key lives beside the one that replaces it, in days. */
const BESIDE_DAYS = { now: 0, day: 1, week: 7 } as const
type Beside = keyof typeof BESIDE_DAYS

const inUse = { status: 'active', $limit: 200 } as const

interface KeyLineProps {
  apiKey: ApiKey
  onRenew: () => void
  onRevoke: () => void
}

const KeyLine = ({ apiKey: { name, hint, rights, usedAt, assistant, calls, dailyCalls, endsAt }, onRenew, onRevoke }: KeyLineProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const lately = callsLately(calls, useToday())
  const may = namedKeyRights(rights).map((right) => intl.formatMessage(keyRightNames[right]))
  return (
    <li>
      <span className="settings-keys__name">
        <span className="cut">
          <b>{name}</b> <span className="num faint">{hint}</span>{' '}
          {assistant && <Tag>{intl.formatMessage(assistant === 'may write' ? m.keyOfProposer : m.keyOfReader)}</Tag>}
        </span>
        <span className="second">
          {may.join(', ') || intl.formatMessage(m.noRights)} ·{' '}
          {usedAt ? intl.formatMessage(m.keyUsed, { when: <When key="when" value={usedAt} /> }) : intl.formatMessage(m.keyUnused)}
          {lately > 0 && <> · {intl.formatMessage(m.keyCalls, { count: formatNumber(lately, locale) })}</>}
          {endsAt !== undefined && (
            <span className="ink-warn">
              {' '}
              · {intl.formatMessage(m.keyEnds, { when: <When key="when" value={endsAt} as="date-time" /> })}
            </span>
          )}
          {dailyCalls !== undefined && <> · {intl.formatMessage(m.keyMost, { count: formatNumber(dailyCalls, locale) })}</>}
        </span>
      </span>
      <span className="settings-keys__acts">
        <Button size="s" aria-label={intl.formatMessage(m.keyRenewOf, { name })} onClick={onRenew}>
          {intl.formatMessage(m.keyRenew)}
        </Button>
        <Button kind="danger-quiet" size="s" aria-label={intl.formatMessage(m.keyRevokeOf, { name })} onClick={onRevoke}>
          {intl.formatMessage(m.keyRevoke)}
        </Button>
      </span>
    </li>
  )
}

/** The keys of programs: each for a purpose, with its own rights, taken back one by one. */
export const ApiKeySettings = () => {
  const intl = useIntl()
  const list = api.apiKeys.useFind(inUse)
  const [patch] = api.apiKeys.usePatch()
  const [issuing, setIssuing] = useState(false)
  const [issued, setIssued] = useState<IssuedKey | null>(null)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const [renewing, setRenewing] = useState<ApiKey | null>(null)
  const [create] = api.apiKeys.useCreate()
  const keys = list.data?.data
  // The new one comes first: whatever becomes of the call after it, the program has a key.
  const renew = async ({ _id, name, rights, assistant, dailyCalls }: ApiKey, beside: Beside): Promise<void> => {
    const use = assistant ? { assistant } : {}
    try {
      const { apiKey = '' } = await create({ name, rights, ...use, ...(dailyCalls === undefined ? {} : { dailyCalls }) }).unwrap()
      setIssued({ apiKey, rights, ...use })
      const days = BESIDE_DAYS[beside]
      const endsAt = new Date(Date.now() + days * DAY_MS).toISOString() as Instant
      await patch({ id: _id, data: days === 0 ? { status: 'revoked' } : { endsAt } }).unwrap()
      toastDone(intl.formatMessage(m.keyIssued))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  const revoke = async ({ _id, name }: ApiKey): Promise<void> => {
    try {
      await patch({ id: _id, data: { status: 'revoked' } }).unwrap()
      toastDone(intl.formatMessage(m.keyRevoked, { name }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  return (
    <Panel title={intl.formatMessage(m.apiKeys)}>
      <p className="muted">{intl.formatMessage(m.keyLead)}</p>
      <div className="settings-gap" />
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : !keys ? (
        <SkeletonRows rows={2} lines={2} />
      ) : keys.length === 0 ? (
        <p className="faint">{intl.formatMessage(m.keyNone)}</p>
      ) : (
        <ul className="settings-keys">
          {keys.map((key) => (
            <KeyLine key={key._id} apiKey={key} onRenew={() => setRenewing(key)} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {issued && <NewKey {...issued} />}
      {!issued && keys?.some(({ assistant }) => assistant) && (
        <div className="settings-key">
          <AssistantAddress />
        </div>
      )}
      <div className="settings-foot">
        <Button icon="plus" onClick={() => setIssuing(true)}>
          {intl.formatMessage(m.keyIssue)}
        </Button>
      </div>
      {issuing && <KeyDialog onIssued={setIssued} onClose={() => setIssuing(false)} />}
      {renewing && <RenewDialog apiKey={renewing} onConfirm={(beside) => renew(renewing, beside)} onClose={() => setRenewing(null)} />}
      {revoking && (
        <ConfirmDialog
          title={intl.formatMessage(m.keyRevokeAsk, { name: revoking.name })}
          changes={[intl.formatMessage(m.keyRevokeNow, { hint: revoking.hint }), intl.formatMessage(m.keyRevokeKept)]}
          verb={intl.formatMessage(m.keyRevoke)}
          danger
          onConfirm={() => revoke(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </Panel>
  )
}

interface RenewDialogProps {
  apiKey: ApiKey
  onConfirm: (beside: Beside) => Promise<void>
  onClose: () => void
}

/** Changes a key: the old one may live on while its program takes over the new one. */
const RenewDialog = ({ apiKey: { name, hint }, onConfirm, onClose }: RenewDialogProps) => {
  const intl = useIntl()
  const [beside, setBeside] = useState<Beside>('day')
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.keyRenewAsk, { name })}
      changes={[
        intl.formatMessage(m.keyRenewSame),
        beside === 'now' ? intl.formatMessage(m.keyRevokeNow, { hint }) : intl.formatMessage(m.keyEndsLater, { hint }),
        intl.formatMessage(m.keyConfirmOnce),
      ]}
      verb={intl.formatMessage(m.keyRenew)}
      onConfirm={() => onConfirm(beside)}
      onClose={onClose}
    >
      <WayChoice<Beside>
        label={intl.formatMessage(m.keyBeside)}
        ways={[
          { key: 'now', title: intl.formatMessage(m.keyBesideNow), about: intl.formatMessage(m.keyBesideNowHint) },
          { key: 'day', title: intl.formatMessage(m.keyBesideDay), about: intl.formatMessage(m.keyBesideDayHint) },
          { key: 'week', title: intl.formatMessage(m.keyBesideWeek), about: intl.formatMessage(m.keyBesideWeekHint) },
        ]}
        chosen={beside}
        onChoose={setBeside}
      />
    </ConfirmDialog>
  )
}
