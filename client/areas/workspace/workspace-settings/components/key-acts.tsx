import type { ApiKey } from '@shared/areas/workspace/services/apiKeys'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { WayChoice } from '../../../../ui/WayChoice/WayChoice'
import { settingsMessages as m } from '../messages'
import { KeyEditDialog } from './key-edit-dialog'
import type { IssuedKey } from './new-key'

const DAY_MS = 86_400_000

/** How long a key lives beside the one that replaces it, in days. */
const BESIDE_DAYS = { now: 0, day: 1, week: 7 } as const
type Beside = keyof typeof BESIDE_DAYS

interface KeyActsProps {
  readonly apiKey: ApiKey
  /** A key was issued in its place. */
  readonly onIssued: (issued: IssuedKey) => void
}

/** A key in use gets another name, user or limit, is changed for a new one, or revoked. */
export const KeyActs = ({ apiKey, onIssued }: KeyActsProps) => {
  const intl = useIntl()
  const [patch] = api.apiKeys.usePatch()
  const [create] = api.apiKeys.useCreate()
  const [asking, setAsking] = useState<'edit' | 'renew' | 'revoke' | null>(null)
  const { _id, name, hint, rights, assistant, boardConfirms, dailyProposals, mostDong, proposalHours, dailyCalls } = apiKey
  const close = (): void => setAsking(null)
  const renew = async (beside: Beside): Promise<void> => {
    const use = assistant ? { assistant } : {}
    const confirms = boardConfirms ? { boardConfirms } : {}
    const limits = {
      ...(dailyProposals === undefined ? {} : { dailyProposals }),
      ...(mostDong === undefined ? {} : { mostDong }),
      ...(proposalHours === undefined ? {} : { proposalHours }),
      ...(dailyCalls === undefined ? {} : { dailyCalls }),
    }
    const days = BESIDE_DAYS[beside]
    const endsAt = new Date(Date.now() + days * DAY_MS).toISOString() as Instant
    try {
      // The new one comes first: whatever becomes of the call after it, the program has a key.
      const made = await create({ name, rights, ...use, ...confirms, ...limits }).unwrap()
      onIssued({ _id: made._id, apiKey: made.apiKey ?? '', rights, ...use })
      await patch({ id: _id, data: days === 0 ? { status: 'revoked' } : { endsAt } }).unwrap()
      toastDone(intl.formatMessage(m.keyIssued))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  const revoke = async (): Promise<void> => {
    try {
      await patch({ id: _id, data: { status: 'revoked' } }).unwrap()
      toastDone(intl.formatMessage(m.keyRevoked, { name }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <>
      <Button kind="danger-quiet" onClick={() => setAsking('revoke')}>
        {intl.formatMessage(m.keyRevoke)}
      </Button>
      <Button onClick={() => setAsking('edit')}>{intl.formatMessage(m.keyEdit)}</Button>
      <Button onClick={() => setAsking('renew')}>{intl.formatMessage(m.keyRenew)}</Button>
      {asking === 'edit' && <KeyEditDialog apiKey={apiKey} onClose={close} />}
      {asking === 'renew' && <RenewDialog apiKey={apiKey} onConfirm={renew} onClose={close} />}
      {asking === 'revoke' && (
        <ConfirmDialog
          title={intl.formatMessage(m.keyRevokeAsk, { name })}
          changes={[intl.formatMessage(m.keyRevokeNow, { hint }), intl.formatMessage(m.keyRevokeKept)]}
          verb={intl.formatMessage(m.keyRevoke)}
          danger
          onConfirm={revoke}
          onClose={close}
        />
      )}
    </>
  )
}

interface RenewDialogProps {
  readonly apiKey: ApiKey
  readonly onConfirm: (beside: Beside) => Promise<void>
  readonly onClose: () => void
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
