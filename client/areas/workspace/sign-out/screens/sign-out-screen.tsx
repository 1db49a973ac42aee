import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useNavigate } from 'react-router-dom'
import { signOut } from '../../../../api/session/sign-out'
import { useMaybeMe } from '../../../../api/session/use-me'
import { useAppDispatch } from '../../../../api/use-app-dispatch'
import { readyCompany, tellReady, waitingSales } from '../../../../lib/outbox/waiting'
import { askFirst } from '../../../../ui/ConfirmDialog/Questions'
import { signOutMessages as m } from '../messages'

/** Nobody signs out while sales wait here: they would be left behind. A file of them is offered. */
const useStay = () => {
  const intl = useIntl()
  return async (): Promise<void> => {
    const isSaved = await askFirst({
      title: intl.formatMessage(m.waiting, { count: waitingSales() }),
      text: intl.formatMessage(m.waitingHint),
      verb: intl.formatMessage(m.saveFile),
      safe: intl.formatMessage(m.stay),
    })
    if (isSaved) await (await import('../../../../lib/outbox/save-outbox')).saveOutbox()
  }
}

/** Signs out and goes on to signing in; the copies of a counter are forgotten. */
export const SignOutScreen = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const me = useMaybeMe()
  const stay = useStay()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    if (waitingSales() > 0) {
      void stay().then(() => navigate('/sales/counter', { replace: true }))
      return
    }
    if (readyCompany()) {
      tellReady('')
      void import('../../../../lib/outbox/device').then(({ forgetCopies }) => forgetCopies()).catch(() => undefined)
    }
    void import('../../../../lib/push').then(({ endPush }) => endPush()).catch(() => undefined)
    void dispatch(signOut())
  })
  return me ? null : <Navigate to="/sign_in" replace />
}
