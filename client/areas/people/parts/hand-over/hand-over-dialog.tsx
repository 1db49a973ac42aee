import type { RecordOf, ReportOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useKnownWorkspace, useMe } from '../../../../api/session/use-me'
import { CopyButton } from '../../../../components/copy-button'
import { formatRowMoment } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useZone } from '../../../../ui/zone/zone-context'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { suggestPassword } from '../../members/member-values'
import { handOverMessages as m } from './messages'
import './hand-over.css'

type Member = RecordOf<'users'>

/** What one member needs to sign in. */
interface Slip {
  readonly member: Member
  readonly text: string
}

/** Gives members a new password each; who couldn't be given one keeps theirs, and that is said. */
const useSlips = () => {
  const intl = useIntl()
  const workspace = useKnownWorkspace()
  const [patch] = api.users.usePatch()
  const slipOf = async (member: Member): Promise<Slip[]> => {
    const password = suggestPassword()
    try {
      await patch({ id: member._id, data: { password } }).unwrap()
    } catch (error) {
      toastError(intl.formatMessage(m.failed, { name: member.name, why: isApiError(error) ? error.message : '' }))
      return []
    }
    const text = intl.formatMessage(m.signIn, {
      company: workspace?.name ?? '',
      address: window.location.origin,
      slug: workspace?.slug ?? '',
      username: member.username,
      password,
    })
    return [{ member, text }]
  }
  return async (members: readonly Member[]): Promise<Slip[]> => {
    const slips: Slip[] = []
    for (const member of members) slips.push(...(await slipOf(member)))
    return slips
  }
}

type SignIn = ReportOf<'users', 'signIns'>['data'][number]

/** Whether a member has signed in, and when; or when they were given a password with which they haven't yet. */
const useSignInWords = () => {
  const intl = useIntl()
  const zone = useZone()
  const now = useNow()
  return (signIn: SignIn | undefined): string => {
    if (!signIn) return ''
    const { given, last } = signIn
    const at = (time: string): string => formatRowMoment(time, now, zone)
    if (last !== undefined && (given === undefined || last >= given)) return intl.formatMessage(m.signedIn, { at: at(last) })
    return given === undefined ? intl.formatMessage(m.never) : intl.formatMessage(m.notSince, { at: at(given) })
  }
}

/** Makes slips with which members sign in for the first time: printed, or sent as text. */
export const HandOverDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const intl = useIntl()
  const me = useMe()
  const { data } = api.users.useFind({ status: 'active', $sort: { name: 1 }, $limit: 1000, $total: false })
  const signIns = api.users.useReport('signIns', {})
  const stateOf = useSignInWords()
  const members = data?.data.filter(({ _id }) => _id !== me._id)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [slips, setSlips] = useState<readonly Slip[]>([])
  const [busy, setBusy] = useState(false)
  const makeSlips = useSlips()
  const make = async (): Promise<void> => {
    setBusy(true)
    setSlips(await makeSlips(members?.filter(({ _id }) => chosen.includes(_id)) ?? []))
    setBusy(false)
  }
  if (slips.length > 0) return <Slips slips={slips} onClose={onClose} />
  return (
    <Dialog
      title={intl.formatMessage(m.title)}
      subtitle={intl.formatMessage(m.hint)}
      width={440}
      closable={!busy}
      onClose={onClose}
      foot={
        <Button kind="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void make()}>
          {intl.formatMessage(m.make, { count: chosen.length })}
        </Button>
      }
    >
      {!members ? (
        <SkeletonRows rows={3} lines={1} />
      ) : members.length === 0 ? (
        <p className="second">{intl.formatMessage(m.nobody)}</p>
      ) : (
        <ul className="hand-over" aria-label={intl.formatMessage(m.choose)}>
          {members.map(({ _id, name, username }) => (
            <li key={_id}>
              <Checkbox
                checked={chosen.includes(_id)}
                onChange={(isIn) => setChosen(isIn ? [...chosen, _id] : chosen.filter((each) => each !== _id))}
                hint={[username, stateOf(signIns.data?.data.find((each) => each._id === _id))].filter(Boolean).join(' · ')}
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const Slips = ({ slips, onClose }: { readonly slips: readonly Slip[]; readonly onClose: () => void }) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage(m.made)}
      subtitle={intl.formatMessage(m.once)}
      width={520}
      onClose={onClose}
      foot={
        <>
          <Button icon="print" onClick={() => window.print()}>
            {intl.formatMessage(m.print)}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {intl.formatMessage(m.close)}
          </Button>
        </>
      }
    >
      <ul className="hand-over">
        {slips.map(({ member, text }) => (
          <li key={member._id} className="hand-over__slip">
            <div>
              <p className="name">{member.name}</p>
              <pre className="hand-over__text">{text}</pre>
            </div>
            <CopyButton size="s" text={text} label={intl.formatMessage(m.copy, { name: member.name })} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
