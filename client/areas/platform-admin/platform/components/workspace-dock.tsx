import type { Administered } from '@shared/areas/workspace/services/workspaces'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { forgotPassword } from '../../../../api/session/sign-in'
import { useMe } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { appHints, appNames, appOrder, withApp, type App } from '../../../../components/apps/apps'
import { useUndo } from '../../../../components/undo/use-undo'
import { formatNumber } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Entity } from '../../../../ui/Entity/Entity'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { platformMessages as m } from '../messages'
import { sizeOf } from '../rows'
import { AdministrationLog } from './administration-log'

/** Writes a change of a workspace, and offers to take it back. */
const useAdminister = ({ _id, rev }: Administered) => {
  const undo = useUndo()
  const [patch] = api.workspaces.usePatch()
  type Change = Pick<Administered, 'status'> | Pick<Administered, 'apps'>
  return async (change: Change, before: Change, text: string): Promise<void> => {
    try {
      const saved = await patch({ id: _id, data: { ...change, rev } }).unwrap()
      undo(text, () => patch({ id: _id, data: { ...before, rev: saved.rev } }).unwrap())
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
}

/** A company as its administrator sees it: its size, the apps it has, its founder, and what was switched. */
export const WorkspaceDock = ({ workspace, onClose }: { workspace: Administered; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const administer = useAdminister(workspace)
  const [closing, setClosing] = useState(false)
  const { name, status, apps, members, size, created, founder, slug } = workspace
  const isClosed = status === 'disabled'
  const isOwn = me.workspaceId === workspace._id
  const pictures = size && sizeOf(size.bytes)

  const switchApp = (app: App, on: boolean): void => {
    const text = intl.formatMessage(on ? m.switchedOn : m.switchedOff, { app: intl.formatMessage(appNames[app]), name })
    administer({ apps: withApp(apps, app, on) }, { apps }, text).catch(() => undefined)
  }
  const setStatus = (to: Administered['status']): Promise<void> =>
    administer({ status: to }, { status }, intl.formatMessage(to === 'disabled' ? m.closedDone : m.reopened, { name }))
  const sendPassword = async (email: string): Promise<void> => {
    const error = await forgotPassword(email, slug)
    if (error) toastError(error.message)
    else toastDone(intl.formatMessage(m.passwordSent, { email }))
  }
  const foot = isOwn ? undefined : isClosed ? (
    <Button kind="primary" onClick={() => void setStatus('enabled').catch(() => undefined)}>
      {intl.formatMessage(m.reopen)}
    </Button>
  ) : (
    <Button kind="danger-quiet" onClick={() => setClosing(true)}>
      {intl.formatMessage(m.close)}
    </Button>
  )
  return (
    <DockForm
      title={name}
      status={
        <StatusTag status={isClosed ? 'inactive' : 'active'} pill>
          {intl.formatMessage(isClosed ? m.isClosed : m.isOpen)}
        </StatusTag>
      }
      onClose={onClose}
      foot={foot}
      note={isOwn ? intl.formatMessage(m.own) : undefined}
    >
      <DockPart sunken>
        <Figures>
          <Figure label={intl.formatMessage(m.members)}>{formatNumber(members, locale)}</Figure>
          <Figure label={intl.formatMessage(m.records)}>{size ? formatNumber(size.records, locale) : '…'}</Figure>
          <Figure label={intl.formatMessage(m.pictures)}>
            {pictures ? `${formatNumber(pictures.amount, locale, { digits: 1 })} ${pictures.unit}` : '…'}
          </Figure>
          <Figure label={intl.formatMessage(m.since)}>
            <When value={created} as="date" />
          </Figure>
        </Figures>
      </DockPart>
      <DockPart title={intl.formatMessage(m.apps)}>
        <p className="second">{intl.formatMessage(m.appsHint)}</p>
        <div className="platform-switches">
          {appOrder.map((app) => (
            <Checkbox
              key={app}
              asSwitch
              checked={apps.includes(app)}
              onChange={(on) => switchApp(app, on)}
              hint={intl.formatMessage(appHints[app])}
            >
              {intl.formatMessage(appNames[app])}
            </Checkbox>
          ))}
        </div>
      </DockPart>
      {founder && (
        <DockPart title={intl.formatMessage(m.founderPart)}>
          <Entity
            name={founder.name}
            shape="round"
            about={founder.email}
            aside={
              isClosed ? undefined : (
                <Button size="s" onClick={() => void sendPassword(founder.email)}>
                  {intl.formatMessage(m.sendPassword)}
                </Button>
              )
            }
          />
        </DockPart>
      )}
      <DockPart title={intl.formatMessage(m.log)}>
        <AdministrationLog workspaceId={workspace._id} />
      </DockPart>
      {closing && (
        <ConfirmDialog
          title={intl.formatMessage(m.closeTitle, { name })}
          changes={[
            intl.formatMessage(m.closeOut, { count: members }),
            intl.formatMessage(m.closePrograms),
            intl.formatMessage(m.closeData),
          ]}
          verb={intl.formatMessage(m.close)}
          danger
          onConfirm={() => setStatus('disabled')}
          onClose={() => setClosing(false)}
        />
      )}
    </DockForm>
  )
}
