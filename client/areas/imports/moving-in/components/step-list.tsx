import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { formatMoney, formatNumber } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale } from '../../../../ui/zone/zone-context'
import { movingInMessages as m } from '../messages'
import { shortDay } from './cash-dialog'
import { cameInBy, countOf, dayOfStep, openingSums, stepKeys, stepStates, type Known, type StepKey, type StepState } from '../opening'

interface StepListProps {
  readonly known: Known
  /** Whether sheets may be brought in. */
  readonly hasImports: boolean
  readonly onCash: () => void
  readonly onDebt: () => void
  readonly onHandOver: () => void
}

/** The steps of a first day, each with what the books say of it and what to do next. */
export const StepList = ({ known, hasImports, onCash, onDebt, onHandOver }: StepListProps) => {
  const intl = useIntl()
  const states = stepStates(known)
  const texts = useTexts(known)
  const dated = (key: StepKey): string => {
    const { about } = texts[key]
    const day = dayOfStep(known.opening, key)
    return day === undefined || states[key] === 'open' ? about : intl.formatMessage(m.dated, { about, day: shortDay(day) })
  }
  const next = stepKeys.find((key) => states[key] !== 'done')
  const kindOf = (key: StepKey) => (key === next ? ({ kind: 'primary' } as const) : {})
  const fromFile = (key: 'goods' | 'stock' | 'debts') =>
    !cameInBy(key, known) ? (
      hasImports && (
        <ButtonLink size="s" icon="upload" to="/imports" {...kindOf(key)}>
          {intl.formatMessage(m.fromFile)}
        </ButtonLink>
      )
    ) : (
      <ButtonLink size="s" icon="undo" to="/imports">
        {intl.formatMessage(m.takeBack)}
      </ButtonLink>
    )
  const actions: Readonly<Record<StepKey, ReactNode>> = {
    goods: (
      <>
        {fromFile('goods')}
        <ButtonLink size="s" to="/products/goods?open=new">
          {intl.formatMessage(m.add)}
        </ButtonLink>
      </>
    ),
    stock: (
      <>
        {fromFile('stock')}
        <ButtonLink size="s" to="/inventory/ordersWithoutInvoices">
          {intl.formatMessage(m.see)}
        </ButtonLink>
      </>
    ),
    debts: (
      <>
        {fromFile('debts')}
        <Button size="s" onClick={onDebt}>
          {intl.formatMessage(m.addDebt)}
        </Button>
      </>
    ),
    cash: (
      <Button size="s" {...kindOf('cash')} onClick={onCash}>
        {intl.formatMessage(m.addCash)}
      </Button>
    ),
    assets: (
      <ButtonLink size="s" {...kindOf('assets')} to="/assets/Owned Assets?open=owned">
        {intl.formatMessage(m.addAsset)}
      </ButtonLink>
    ),
    members: (
      <>
        <ButtonLink size="s" {...kindOf('members')} to="/office/hr?open=new">
          {intl.formatMessage(m.addMember)}
        </ButtonLink>
        {known.members > 1 && (
          <Button size="s" icon="send" onClick={onHandOver}>
            {intl.formatMessage(m.handOver)}
          </Button>
        )}
      </>
    ),
  }
  return (
    <ol className="moving-steps" aria-label={intl.formatMessage(m.steps)}>
      {stepKeys.map((key, at) => (
        <li key={key} className={classNames('moving-step', key === next && 'moving-step--next')}>
          <StateMark state={states[key]} />
          <span className="moving-step__words">
            <span className="name">
              {at + 1} {intl.formatMessage(m[`step.${key}`])}
            </span>
            <span className="second">{dated(key)}</span>
          </span>
          <span className="moving-step__sum num">{states[key] !== 'open' && texts[key].sum}</span>
          <span className="moving-step__acts">{actions[key]}</span>
        </li>
      ))}
    </ol>
  )
}

const StateMark = ({ state }: { readonly state: StepState }) => {
  const intl = useIntl()
  const word = { open: m.stateOpen, begun: m.stateBegun, done: m.stateDone }[state]
  return (
    <span className={`moving-mark moving-mark--${state}`}>
      {state === 'done' ? (
        <Icon name="check" size={13} label={intl.formatMessage(word)} />
      ) : (
        <span className="unseen">{intl.formatMessage(word)}</span>
      )}
    </span>
  )
}

/** What stands under a step's name, and its sum. */
const useTexts = (known: Known) => {
  const intl = useIntl()
  const locale = useLocale()
  const { opening, goods, categories, unknown, members, signedIn } = known
  const sums = openingSums(opening)
  const plain = (value: number): string => formatMoney(value, locale, { currency: false })
  const assets = countOf(opening, '211') + countOf(opening, '242')
  return {
    goods: {
      about: goods === 0 ? intl.formatMessage(m.goodsNone) : intl.formatMessage(m.goodsAbout, { goods, categories }),
      sum: intl.formatMessage(m.goodsSum, { goods }),
    },
    stock: {
      about:
        opening.pieces === 0
          ? intl.formatMessage(m.stockNone)
          : unknown > 0
            ? intl.formatMessage(m.stockUnknown, { pieces: opening.pieces, unknown: formatNumber(unknown, locale) })
            : intl.formatMessage(m.stockAbout, { pieces: opening.pieces }),
      sum: <Amount value={sums.stock} currency={false} weight="strong" />,
    },
    debts: {
      about:
        sums.receivable + sums.payable + sums.received + sums.advanced === 0
          ? intl.formatMessage(m.debtsNone)
          : intl.formatMessage(m.debtsAbout, { buyers: countOf(opening, '131'), suppliers: countOf(opening, '331') }),
      sum: (
        <>
          <Amount value={sums.receivable - sums.received} currency={false} weight="strong" />
          <Amount value={sums.advanced - sums.payable} currency={false} />
        </>
      ),
    },
    cash: {
      about:
        opening.labels.length === 0
          ? intl.formatMessage(m.cashNone)
          : opening.labels.map(({ label, balance }) => `${label} ${plain(balance)}`).join(', '),
      sum: <Amount value={sums.money} currency={false} weight="strong" />,
    },
    assets: {
      about: assets === 0 ? intl.formatMessage(m.assetsNone) : intl.formatMessage(m.assetsAbout, { count: assets }),
      sum: <Amount value={sums.cost - sums.depreciated + sums.prepaid} currency={false} weight="strong" />,
    },
    members: {
      about:
        members < 2
          ? intl.formatMessage(m.membersNone)
          : intl.formatMessage(m.membersAbout, { count: members, signedIn: signedIn ?? members }),
      sum: signedIn === undefined ? intl.formatMessage(m.membersSum, { count: members }) : `${signedIn} / ${members}`,
    },
  }
}
