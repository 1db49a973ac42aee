import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useSelector } from 'react-redux'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { WithSession } from '../../../../api/session/session-slice'
import { useMaybeMe } from '../../../../api/session/use-me'
import { PublicLayout } from '../../../../components/public-layout/public-layout'
import { useTitleOf } from '../../../../lib/document-title'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Answered } from '../components/answered'
import { Elsewhere } from '../components/elsewhere'
import { LoginQuestion, PasswordQuestion, WorkspaceQuestion } from '../components/questions'
import { isEmail, safeNext } from '../login'
import { signInMessages as m } from '../messages'
import { useLabelColor } from '../use-label-color'
import { useSignIn, type Step } from '../use-sign-in'
import './sign-in-screen.css'

/** Long enough to read that it worked. */
const REDIRECT_DELAY_MS = 1000
const order: readonly Step[] = ['workspace', 'login', 'password']
const questions = { workspace: WorkspaceQuestion, login: LoginQuestion, password: PasswordQuestion }
const titles = { workspace: m.workspaceTitle, login: m.loginTitle, password: m.passwordTitle }
const leads = { workspace: m.workspaceLead, login: m.loginLead, password: m.passwordLead }
const labels = { workspace: m.workspace, login: m.login, password: m.password }

/** Signing in: one question at a time; an answered one folds to a line, Esc takes it back. */
export const SignInScreen = () => {
  const intl = useIntl()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = safeNext(params.get('next'))
  const form = useSignIn()
  const { step, workspace } = form
  const me = useMaybeMe()
  const expired = useSelector((state: WithSession) => state.session.expired)
  const [done, setDone] = useState(false)
  const [entering, setEntering] = useState(false)

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(next, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [done, navigate, next])

  const label = workspace?.apps?.includes('whitelabel') && step !== 'workspace' ? workspace : undefined
  useLabelColor(label?.slug)
  useTitleOf(label?.name)

  if (me && !entering) return <Navigate to={next} replace />

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setEntering(true)
    const letIn = await form.answer()
    if (letIn) setDone(true)
    else setEntering(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const before = order[order.indexOf(step) - 1]
    if (event.key === 'Escape' && before && !done) form.goTo(before)
  }
  const Question = questions[step]
  const ahead = order.slice(order.indexOf(step) + 1)

  return (
    <PublicLayout title={intl.formatMessage(titles[step])} label={label}>
      <p className="public-layout__lead">{intl.formatMessage(leads[step])}</p>
      {expired && step === 'workspace' && (
        <p className="sign-in-note" role="status">
          <Icon name="info" />
          {intl.formatMessage(m.expired)}
        </p>
      )}
      <form className="sign-in-form" noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
        {workspace && step !== 'workspace' && (
          <ul>
            <Answered
              mark={<Avatar name={workspace.name} image={workspace.avatar} shape="square" size={32} />}
              title={workspace.name}
              detail={workspace.slug}
              onChange={() => form.goTo('workspace')}
            />
            {step === 'password' && (
              <Answered
                mark={
                  <span className="sign-in-person">
                    <Icon name="person" />
                  </span>
                }
                title={form.login.trim()}
                detail={intl.formatMessage(isEmail(form.login) ? m.loginEmail : m.loginUsername)}
                onChange={() => form.goTo('login')}
              />
            )}
          </ul>
        )}
        <Question key={step} form={form} />
        {form.elsewhere && <Elsewhere workspace={form.elsewhere} />}
        {ahead.length > 0 && (
          <ol className="sign-in-ahead" start={order.length - ahead.length + 1}>
            {ahead.map((key) => (
              <li key={key}>
                <i aria-hidden="true">{order.indexOf(key) + 1}</i>
                {intl.formatMessage(labels[key])}
              </li>
            ))}
          </ol>
        )}
        <Button type="submit" kind="primary" size="l" block kbd="↵" busy={form.busy || done} busyText={intl.formatMessage(m.checking)}>
          {intl.formatMessage(step === 'password' ? m.submit : m.next)}
        </Button>
        <p role="status" className={done ? 'sign-in-found' : 'unseen'}>
          {done && intl.formatMessage(m.done, { workspace: workspace?.name ?? '' })}
        </p>
      </form>
      <p className="public-layout__other">
        {intl.formatMessage(m.noWorkspace)}{' '}
        <Link className="reach" to="/sign_up">
          {intl.formatMessage(m.signUp)}
        </Link>
      </p>
    </PublicLayout>
  )
}
