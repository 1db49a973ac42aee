import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useHasApp } from '../../../../api/session/use-workspace'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { ButtonLink } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useOpeningDay } from '../../../partners/parts/opening/use-opening-day'
import { HandOverDialog } from '../../../people/parts/hand-over/hand-over-dialog'
import { AsOf } from '../components/as-of'
import { CashDialog, shortDay } from '../components/cash-dialog'
import { DebtDialog } from '../components/debt-dialog'
import { EnteredDialog } from '../components/entered-dialog'
import { FileBand } from '../components/file-band'
import { MissingList } from '../components/missing-list'
import { OpeningSheet } from '../components/opening-sheet'
import { RunningClock } from '../components/running-clock'
import { StepList } from '../components/step-list'
import { movingInMessages as m } from '../messages'
import { countOf, openingSums, type Known } from '../opening'
import { useMovingIn } from '../use-moving-in'
import '../components/moving-in.css'

/** A company's first day: what stood before comes into the books step by step, and comes to an opening balance. */
export const MovingInScreen = () => {
  const intl = useIntl()
  const day = useOpeningDay()
  const hasImports = useHasApp('importXLSX')
  const { known, error, isFetching, refetch } = useMovingIn(hasImports)
  const page = !known ? (
    <Panel>{error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={10} />}</Panel>
  ) : (
    <FirstDay known={known} hasImports={hasImports} />
  )
  return (
    <Page
      title={intl.formatMessage(m.screen)}
      subtitle={intl.formatMessage(m.subtitle, { day: shortDay(known?.opening.until ?? day) })}
      tools={known?.begun && <RunningClock begun={known.begun} />}
    >
      <StaleBanner />
      {hasImports ? (
        <FileBand>
          <Stack>{page}</Stack>
        </FileBand>
      ) : (
        <Stack>{page}</Stack>
      )}
    </Page>
  )
}

const FirstDay = ({ known, hasImports }: { readonly known: Known; readonly hasImports: boolean }) => {
  const intl = useIntl()
  const day = useOpeningDay()
  const [asking, setAsking] = useState<'cash' | 'debt' | 'members' | 'cashEntered' | 'debtsEntered' | null>(null)
  const { until } = known.opening
  const done = (): void => setAsking(null)
  return (
    <>
      <Columns side={372}>
        <Panel flush>
          <AsOf day={day} />
          <StepList
            known={known}
            hasImports={hasImports}
            onCash={() => setAsking('cash')}
            onDebt={() => setAsking('debt')}
            onHandOver={() => setAsking('members')}
          />
        </Panel>
        <Panel title={intl.formatMessage(m.sheet)} aside={<span className="second num">{shortDay(until ?? day)}</span>}>
          <OpeningSheet sums={openingSums(known.opening)} />
          <MissingList known={known} onCash={() => setAsking('cash')} onHandOver={() => setAsking('members')} />
        </Panel>
      </Columns>
      <Panel>
        <div className="moving-foot">
          <p className="muted">
            <Icon name="info" size={14} /> {intl.formatMessage(m.note, { day: shortDay(day) })}
          </p>
          <ButtonLink to={`/report/books?since=${day.slice(0, 8)}01&until=${until ?? day}`}>{intl.formatMessage(m.trial)}</ButtonLink>
          <ButtonLink kind="primary" icon="check" to="/sales/orders">
            {intl.formatMessage(m.sell)}
          </ButtonLink>
        </div>
      </Panel>
      {asking === 'cash' && <CashDialog opening={known.opening} day={day} onEntered={() => setAsking('cashEntered')} onClose={done} />}
      {asking === 'members' && <HandOverDialog onClose={done} />}
      {asking === 'debt' && (
        <DebtDialog
          day={day}
          hasEntered={countOf(known.opening, '131') + countOf(known.opening, '331') > 0}
          onEntered={() => setAsking('debtsEntered')}
          onClose={done}
        />
      )}
      {asking === 'cashEntered' && <EnteredDialog kind="cash" onClose={done} />}
      {asking === 'debtsEntered' && <EnteredDialog kind="debts" onClose={done} />}
    </>
  )
}
