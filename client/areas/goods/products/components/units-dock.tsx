import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed, RangeOf } from '../../../../components/list-states'
import { formatQuantity } from '../../../../lib/format'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { stockMessages as m } from '../messages'
import { UNITS_PER_PAGE, useUnits, type UnitsOf } from '../use-units'
import { UnitCard } from './unit-card'
import { UnitPath } from './unit-path'

interface UnitsDockProps {
  title: string
  productId: string
  productName: string
  of: UnitsOf
  status: string
  page: number
  change: (changes: { status?: string; page?: number }) => void
  nameOf: (warehouseId: string) => string
  onClose: () => void
}

/** The units of one purchase, or of one warehouse: three by six, those that left faded with the order that took them. */
export const UnitsDock = ({ title, productId, productName, of, status, page, change, nameOf, onClose }: UnitsDockProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const { units, left, gone, all, orderOf } = useUnits({ productId, of, status, page })
  const count = (value: number | null): { count: string } => ({ count: value === null ? '' : formatQuantity(value, locale) })
  const rows = units.data?.data
  const total = units.data?.total ?? 0
  const unit = rows?.find(({ _id }) => _id === chosen)
  return (
    <DockForm
      title={title}
      onClose={onClose}
      aside={
        'importId' in of && (
          <ButtonLink size="s" icon="print" to={`/inventory/${productId}/${of.importId}`}>
            {intl.formatMessage(m.labels)}
          </ButtonLink>
        )
      }
      note={<RangeOf page={page} size={UNITS_PER_PAGE} shown={rows?.length ?? 0} total={total} />}
      foot={
        total > UNITS_PER_PAGE && (
          <>
            <Button disabled={page <= 1} onClick={() => change({ page: page - 1 })}>
              {intl.formatMessage(m.unitPrevious)}
            </Button>
            <Button disabled={page * UNITS_PER_PAGE >= total} onClick={() => change({ page: page + 1 })}>
              {intl.formatMessage(m.unitNext)}
            </Button>
          </>
        )
      }
    >
      <DockPart>
        <Segmented
          block
          label={intl.formatMessage(m.unitsWhich)}
          chosen={status}
          onChoose={(key) => change({ status: key, page: 1 })}
          segments={[
            { key: 'all', label: intl.formatMessage(m.unitsAll, count(all)) },
            { key: 'left', label: intl.formatMessage(m.unitsLeft, count(left)) },
            { key: 'gone', label: intl.formatMessage(m.unitsGone, count(gone)) },
          ]}
        />
        {units.error && !rows ? (
          <LoadFailed error={units.error} onRetry={units.refetch} retrying={units.isFetching} />
        ) : !rows ? (
          <SkeletonRows rows={6} lines={2} />
        ) : rows.length === 0 ? (
          <EmptyState icon="qr" title={intl.formatMessage(m.unitsNone)} />
        ) : (
          <ul className="stock-units" aria-busy={units.isFetching}>
            {rows.map((row) => (
              <UnitCard
                key={row._id}
                unit={row}
                isChosen={row._id === chosen}
                about={row.exported ? (orderOf(row.exportId)?.order_number ?? intl.formatMessage(m.anOrder)) : nameOf(row.warehouseId)}
                onChoose={() => setChosen(row._id === chosen ? null : row._id)}
              />
            ))}
          </ul>
        )}
        {unit && <UnitPath unit={unit} name={productName} orderOf={orderOf} nameOf={nameOf} />}
      </DockPart>
    </DockForm>
  )
}
