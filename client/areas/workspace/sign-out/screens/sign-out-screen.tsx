import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { signOut } from '../../../../api/session/sign-out'
import { useMaybeMe } from '../../../../api/session/use-me'
import { useAppDispatch } from '../../../../api/use-app-dispatch'

/** Signs out and goes on to signing in. */
export const SignOutScreen = () => {
  const dispatch = useAppDispatch()
  const me = useMaybeMe()
  useEffect(() => {
    void dispatch(signOut())
  }, [dispatch])
  return me ? null : <Navigate to="/sign_in" replace />
}
