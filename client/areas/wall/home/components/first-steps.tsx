import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../../ui/Button/Button'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Panel } from '../../../../ui/Panel/Panel'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { homeMessages as m } from '../messages'
import type { FirstSteps as Steps, StepKey } from '../use-first-steps'

const places: Record<StepKey, string> = {
  company: '/settings',
  product: '/products/goods?open=new',
  warehouse: '/warehouses?open=new',
  partner: '/assets/Customers?open=new',
  stock: '/products/goods?open=new',
  cash: '/funds?open=opening',
  member: '/office/hr?open=new',
  order: '/sales/orders?open=new',
  shipment: '/sales/orders',
  payment: '/sales/orders/receivable',
}

/** What to begin with; ticks itself off, the next one has the button. */
export const FirstSteps = ({ first: { steps, dismiss } }: { first: Steps }) => {
  const intl = useIntl()
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)?.key
  return (
    <Panel
      title={intl.formatMessage(m.steps)}
      aside={
        <span className="home-steps-aside">
          <span className="second num">
            {done}/{steps.length}
          </span>
          <IconButton icon="close" size="s" label={intl.formatMessage(m.stepsDismiss)} onClick={dismiss} />
        </span>
      }
    >
      <ProgressBar value={done} most={steps.length} label={intl.formatMessage(m.stepsDone, { done, all: steps.length })} />
      <p className="home-steps__from second">
        <Link className="reach" to="/moving-in">
          {intl.formatMessage(m.stepsMovingIn)}
        </Link>
      </p>
      <ol className="home-steps">
        {steps.map(({ key, done: isDone }) => (
          <li key={key} className={isDone ? 'home-step home-step--done' : 'home-step'}>
            <span className="home-step__mark">{isDone && <Icon name="check" size={12} label={intl.formatMessage(m.doneMark)} />}</span>
            <span>
              <span className={key === next ? 'name' : undefined}>{intl.formatMessage(m[`step.${key}`])}</span>
              {!isDone && <span className="second">{intl.formatMessage(m[`step.${key}.hint`])}</span>}
            </span>
            {!isDone && (
              <ButtonLink
                size="s"
                kind={key === next ? 'primary' : 'plain'}
                to={places[key]}
                aria-label={`${intl.formatMessage(m.begin)}: ${intl.formatMessage(m[`step.${key}`])}`}
              >
                {intl.formatMessage(m.begin)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
