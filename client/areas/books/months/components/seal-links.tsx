import { isLinkOpen } from '@shared/foundation/documents/outside-links'
import type { SealLink } from '@shared/areas/books/services/sealLinks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Loaded } from '../../../../components/list-states'
import { classNames } from '../../../../lib/class-names'
import { formatDate, formatDateTime } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { Icon } from '../../../../ui/icons/Icon'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { linkMessages as m } from '../messages'
import { FreshLinkShown, type FreshLink } from './fresh-link'

const MAX_LINKS = 50

/** The links of a seal: who reads it from outside, since when nobody did, and the way to end one. */
export const SealLinks = ({ sealId, fresh }: { sealId: string; fresh: FreshLink | null }) => {
  const intl = useIntl()
  const today = useToday()
  const list = api.sealLinks.useFind({ sealId, $limit: MAX_LINKS })
  const links = list.currentData?.data ?? []
  const open = links.filter((link) => isLinkOpen(link, today)).length
  return (
    <DockPart title={intl.formatMessage(m.links)} count={open}>
      {fresh && <FreshLinkShown {...fresh} />}
      <Loaded read={list}>
        list.currentData && (links.length === 0 ? (<p className="second">{intl.formatMessage(m.none)}</p>) : (
        <ul className="seal-lines">
          {links.map((link) => (
            <li key={link._id}>
              <LinkLine link={link} />
            </li>
          ))}
        </ul>
        ))
      </Loaded>
    </DockPart>
  )
}

const LinkLine = ({ link }: { link: SealLink }) => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const [revoking, setRevoking] = useState(false)
  const { _id, name, email, until, status, revokedAt, uses, usedAt, visits } = link
  const isOpen = isLinkOpen(link, today)
  const used = usedAt ? intl.formatMessage(m.lastUsed, { at: formatDateTime(usedAt, zone) }) : intl.formatMessage(m.neverUsed)
  const ended =
    status === 'revoked'
      ? intl.formatMessage(m.wasRevoked, { at: revokedAt ? formatDateTime(revokedAt, zone) : '' })
      : intl.formatMessage(isOpen ? m.endsBy : m.ended, { day: formatDate(until) })
  const said = [email, ...(isOpen ? [used, ended] : [ended]), uses > 0 && intl.formatMessage(m.opened, { count: uses })]
  return (
    <>
      <Icon name="link" size={15} />
      <div className="seal-lines__name">
        <span className={classNames('name', !isOpen && 'link-ended')}>{name}</span>
        <span className="second num">{said.filter(Boolean).join(' · ')}</span>
        {visits.length > 0 && (
          <details className="link-visits">
            <summary className="second">{intl.formatMessage(m.whoOpened)}</summary>
            <ul>
              {visits.map(({ at, address }) => (
                <li key={`${at} ${address}`} className="second num">
                  {intl.formatMessage(m.from, { at: formatDateTime(at, zone), address })}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isOpen && (
        <Button kind="danger-quiet" size="s" className="link-revoke" onClick={() => setRevoking(true)}>
          {intl.formatMessage(m.revoke)}
        </Button>
      )}
      {revoking && <RevokeDialog id={_id} name={name} onClose={() => setRevoking(false)} />}
    </>
  )
}

const RevokeDialog = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = api.sealLinks.usePatch()
  const revoke = async (): Promise<void> => {
    try {
      await patch({ id, data: { status: 'revoked' } }).unwrap()
      toastDone(intl.formatMessage(m.revoked, { name }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.revokeTitle, { name })}
      verb={intl.formatMessage(m.revoke)}
      danger
      onConfirm={revoke}
      onClose={onClose}
    >
      {intl.formatMessage(m.revokeHint)}
    </ConfirmDialog>
  )
}
