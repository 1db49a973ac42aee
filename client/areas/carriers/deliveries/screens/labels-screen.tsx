import { mayAct } from '@shared/areas/carriers/rules/actions'
import { MAX_LABELS, type Delivery } from '@shared/areas/carriers/services/deliveries'
import { groupBy } from '@shared/foundation/group-by'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { LoadFailed } from '../../../../components/list-states'
import { useDocumentTitle } from '../../../../lib/document-title'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { failureOf } from '../../../../ui/form/form-error'
import '../../../../ui/PrintPage/PrintPage.css'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { CarrierLabels } from '../components/carrier-labels'
import { DeliveryLabel, OWN_PAPERS, type OwnPaper } from '../components/delivery-label'
import { deliveryMessages as m } from '../messages'

const ofCarrierItself = ({ carrier, isStandIn }: Delivery): boolean => carrier !== 'own' && isStandIn !== true

/** Notes of parcels that their labels were printed; one that can't be noted says so once. */
const usePrinted = () => {
  const [patch] = api.deliveries.usePatch()
  return async (printed: readonly Delivery[]): Promise<void> => {
    try {
      for (const delivery of printed) if (mayAct(delivery, 'print')) await patch({ id: delivery._id, data: { action: 'print' } }).unwrap()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
}

/**
 * Labels one to a page, of any carriers together: `?ids=a,b,c`, on our own paper or as their carriers print them. What its carrier hasn't given a
 * code yet is left out; which were printed is noted.
 */
export const LabelsScreen = () => {
  const intl = useIntl()
  const [params, setParams] = useSearchParams()
  const [isNoting, setNoting] = useState(false)
  const notePrinted = usePrinted()
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[0-9a-f]{24}$/.test(id)))].slice(0, MAX_LABELS)
  const paper = OWN_PAPERS.find((each) => each === params.get('paper')) ?? '100x75'
  const { data, error, isFetching, refetch } = api.deliveries.useFind(
    { _id: { $in: ids }, $limit: MAX_LABELS, $total: false },
    { skip: ids.length === 0 },
  )
  useDocumentTitle(intl.formatMessage(m.labelsTitle))
  const found = ids.flatMap((id) => data?.data.find((each) => each._id === id && each.code !== undefined) ?? [])
  const before = found.filter(({ printedAt }) => printedAt !== undefined)
  const byAccount = groupBy(found.filter(ofCarrierItself), ({ accountId }) => accountId)
  const change = (own: Readonly<Record<string, string>>): void =>
    setParams((so) => new URLSearchParams({ ...Object.fromEntries(so), ...own }), { replace: true })
  const print = async (): Promise<void> => {
    window.print()
    setNoting(true)
    await notePrinted(found)
    setNoting(false)
  }
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
  return (
    <>
      <div className="ui-print__tools">
        <ButtonLink kind="quiet" icon="arrow-left" to="/sales/deliveries">
          {intl.formatMessage(m.labelsBack)}
        </ButtonLink>
        <Segmented<OwnPaper>
          label={intl.formatMessage(m.labelsPaper)}
          chosen={paper}
          onChoose={(chosen) => change({ paper: chosen })}
          segments={[
            { key: '100x75', label: '100 × 75 mm' },
            { key: 'a5', label: 'A5' },
          ]}
        />
        {[...byAccount].map(([accountId, own]) => (
          <CarrierLabels key={accountId} accountId={accountId} found={own} onPrinted={notePrinted} />
        ))}
        {before.length > 0 && before.length < found.length && (
          <Button onClick={() => change({ ids: found.flatMap(({ _id, printedAt }) => (printedAt ? [] : [_id])).join(',') })}>
            {intl.formatMessage(m.labelsLeaveOut, { count: before.length })}
          </Button>
        )}
        <Button kind="primary" icon="print" busy={isNoting} disabled={found.length === 0} onClick={() => void print()}>
          {intl.formatMessage(m.labelsPrint, { count: found.length })}
        </Button>
      </div>
      {before.length > 0 && <p className="ui-print__tools ink-warn">{intl.formatMessage(m.labelsBefore, { count: before.length })}</p>}
      {ids.length > 0 && !data ? (
        <SkeletonRows rows={6} />
      ) : found.length === 0 ? (
        <EmptyState icon="truck" title={intl.formatMessage(m.labelsNone)} />
      ) : (
        <main className="delivery-labels">
          {found.map((delivery) => (
            <DeliveryLabel key={delivery._id} delivery={delivery} paper={paper} />
          ))}
        </main>
      )}
    </>
  )
}
