import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ApiError } from '../../../api/api-error'
import { isOffline } from '../../../api/api-error'
import { findWorkspace, signIn } from '../../../api/session/sign-in'
import type { KnownWorkspace } from '../../../api/session/session-slice'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { isServerFailure, serverFailure } from '../../../components/error-page/server-failure'
import { completeLogin } from './login'
import { signInMessages as m } from './messages'
import { readRemembered, remember } from '../../../api/session/remembered'

export type Step = 'workspace' | 'login' | 'password'

/** The server asks to come back, in words of its own: a company is being moved, say. A proxy that answers for it has none. */
const saysWhen = ({ code, message }: ApiError): boolean => code === 503 && message !== `HTTP ${code}`

/** The three questions of signing in, one at a time. */
export interface SignIn {
  readonly step: Step
  readonly slug: string
  readonly workspace: KnownWorkspace | null
  readonly login: string
  readonly password: string
  readonly keep: boolean
  /** A company that people sign in to elsewhere; null: none was named. */
  readonly elsewhere: KnownWorkspace | null
  readonly error: string | null
  readonly busy: boolean
  setSlug(slug: string): void
  setLogin(login: string): void
  setPassword(password: string): void
  setKeep(keep: boolean): void
  /** Answers the question in sight. @returns whether the last one was answered and let in */
  answer(): Promise<boolean>
  /** Takes an answer back, and those after it. */
  goTo(step: Step): void
}

export const useSignIn = (): SignIn => {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [remembered] = useState(readRemembered)
  const [step, setStep] = useState<Step>('workspace')
  const [slug, setSlug] = useState(params.get('workspace') ?? remembered.slug)
  const [workspace, setWorkspace] = useState<KnownWorkspace | null>(null)
  const [login, setLogin] = useState(remembered.login)
  const [password, setPassword] = useState('')
  const [keep, setKeep] = useState(true)
  const [elsewhere, setElsewhere] = useState<KnownWorkspace | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const textOf = (failure: ApiError): string => (isOffline(failure) ? intl.formatMessage(m.offline) : failure.message)
  const refuse = (text: string): false => {
    setError(text)
    return false
  }

  const answerWorkspace = async (): Promise<false> => {
    if (!slug) return refuse(intl.formatMessage(m.workspaceRequired))
    const { value, error: failure } = await findWorkspace(slug)
    if (failure && isServerFailure(failure) && !saysWhen(failure)) {
      void navigate('/503', { state: serverFailure('/sign_in', 'workspaces', failure) })
      return false
    }
    if (failure) return refuse(textOf(failure))
    if (!value) return refuse(intl.formatMessage(m.workspaceUnknown))
    if (value.address !== undefined) {
      setElsewhere(value)
      return false
    }
    if (value.status === 'disabled') return refuse(intl.formatMessage(m.workspaceDisabled))
    setWorkspace(value)
    setStep('login')
    return false
  }
  const answerLogin = (): false => {
    if (!login.trim()) return refuse(intl.formatMessage(m.loginRequired))
    setStep('password')
    return false
  }
  const answerPassword = async (): Promise<boolean> => {
    if (!password) return refuse(intl.formatMessage(m.passwordRequired))
    if (!workspace) return false
    const { error: failure } = await dispatch(signIn({ workspace, login, password, keep }))
    if (failure) return refuse(textOf(failure))
    remember(keep ? { slug, login: login.trim() } : null)
    return true
  }

  return {
    step,
    slug,
    workspace,
    login,
    password,
    keep,
    elsewhere,
    error,
    busy,
    setSlug: (typed) => {
      setError(null)
      setElsewhere(null)
      setSlug(typed.trim().toLowerCase())
    },
    setLogin: (typed) => {
      setError(null)
      setLogin(completeLogin(login, typed, slug))
    },
    setPassword: (typed) => {
      setError(null)
      setPassword(typed)
    },
    setKeep,
    answer: async () => {
      if (busy) return false
      setError(null)
      setBusy(true)
      const done = await (step === 'workspace' ? answerWorkspace() : step === 'login' ? answerLogin() : answerPassword())
      setBusy(false)
      return done
    },
    goTo: (to) => {
      setError(null)
      setPassword('')
      setStep(to)
    },
  }
}
