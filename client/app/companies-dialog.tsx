import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { enterWorkspace } from '../api/session/enter-workspace'
import { useMe } from '../api/session/use-me'
import { useAppDispatch } from '../api/use-app-dispatch'
import { api } from '../api/api'
import { LoadFailed } from '../components/list-states'
import { Avatar } from '../ui/Avatar/Avatar'
import { Button } from '../ui/Button/Button'
import { Dialog } from '../ui/Dialog/Dialog'
import { SkeletonRows } from '../ui/Skeleton/Skeleton'
import { toastError } from '../ui/Toasts/Toasts'
import { appMessages as m } from './messages'

/** The companies one is a member of by the same verified e-mail; choosing one goes on there without signing in. */
export const CompaniesDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const me = useMe()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [entering, setEntering] = useState('')
  const { data, error, isFetching, refetch } = api.workspaces.useReport('myWorkspaces', {})
  const enter = async (id: string): Promise<void> => {
    setEntering(id)
    const refused = await dispatch(enterWorkspace(id))
    setEntering('')
    if (refused) return toastError(refused.message)
    onClose()
    void navigate('/')
  }
  return (
    <Dialog title={intl.formatMessage(m.companies)} subtitle={intl.formatMessage(m.companiesHint)} onClose={onClose}>
      {error ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={2} lines={1} />
      ) : (
        <ul className="companies">
          {data.data.map(({ _id, name, slug, avatar }) => (
            <li key={_id}>
              <Avatar name={name} image={avatar} shape="square" size={34} />
              <span className="companies__name">
                <b className="cut">{name}</b>
                <span className="second">{slug}</span>
              </span>
              {_id === me.workspaceId ? (
                <span className="second">{intl.formatMessage(m.companyHere)}</span>
              ) : (
                <Button busy={entering === _id} disabled={entering !== ''} onClick={() => void enter(_id)}>
                  {intl.formatMessage(m.companyEnter)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/sign_up" onClick={onClose}>
          {intl.formatMessage(m.companyNew)}
        </Link>
      </p>
    </Dialog>
  )
}
