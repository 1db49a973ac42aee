import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { LoadFailed } from '../../../../components/list-states'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import type { Day } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { taxMessages as m } from '../messages'
import { useReducedFile } from '../use-reduced-file'
import { REDUCED_FIGURES, sidesOf, type VatReduced } from '../vat'

interface ReducedAnnexProps {
  readonly tax: Pick<CompanyTax, 'legalName' | 'taxCode'>
  readonly period: string
  readonly range: { readonly since: Day; readonly until: Day }
}

/** The annex of a declaration: goods at 8 % in place of 10, sold and bought; nothing in a period that has none. */
export const ReducedAnnex = ({ tax, period, range }: ReducedAnnexProps) => {
  const intl = useIntl()
  const { currentData: data, error, refetch, isFetching } = api.orders.useReport('vatReduced', range)
  const fileOf = useReducedFile(tax, period)
  if (data && sidesOf(data).length === 0) return null
  return (
    <Panel
      title={
        <>
          {intl.formatMessage(m.reduced)} <span className="second muted tax-hint">{intl.formatMessage(m.reducedHint)}</span>
        </>
      }
      aside={<DownloadMenu file={data ? () => fileOf(data) : null} />}
    >
      {data ? (
        <AnnexTable annex={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Panel>
  )
}

const AnnexTable = ({ annex }: { annex: VatReduced }) => {
  const intl = useIntl()
  return (
    <table className="tax-lines tax-annex">
      <thead>
        <tr>
          <th>{intl.formatMessage(m.reducedGoods)}</th>
          <th>{intl.formatMessage(m.base)}</th>
          <th>{intl.formatMessage(m.reducedFull)}</th>
          <th>{intl.formatMessage(m.reducedAmount)}</th>
          <th>{intl.formatMessage(m.reducedBy)}</th>
        </tr>
      </thead>
      <tbody>
        {sidesOf(annex).map(({ side, data, total }) => (
          <Fragment key={side}>
            <Line name={intl.formatMessage(side === 'sold' ? m.reducedSold : m.reducedBought)} figures={total} isSum />
            {data.map((row) => (
              <Line key={row.name ?? ''} name={row.name ?? intl.formatMessage(m.reducedOthers)} figures={row} />
            ))}
          </Fragment>
        ))}
        <tr>
          <th scope="row">{intl.formatMessage(m.reducedDifference)}</th>
          <td colSpan={2} />
          <td data-head={intl.formatMessage(m.reducedAmount)}>
            <Amount value={annex.sold.total.amount - annex.bought.total.amount} currency={false} weight="strong" />
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}

interface LineProps {
  readonly name: string
  readonly figures: VatReduced['sold']['total']
  readonly isSum?: boolean
}

const Line = ({ name, figures, isSum = false }: LineProps) => {
  const intl = useIntl()
  return (
    <tr className={isSum ? 'tax-annex__sum' : ''}>
      <th scope="row">{name}</th>
      {REDUCED_FIGURES.map(({ figure, head }) => (
        <td key={figure} data-head={intl.formatMessage(m[head])}>
          <Amount value={figures[figure]} currency={false} {...(isSum ? { weight: 'strong' } : {})} />
        </td>
      ))}
    </tr>
  )
}
