import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useWorkspace } from '../../../../api/session/use-workspace'
import type { Product } from '@shared/areas/goods/services/products'
import { orderAddress } from '../../../../components/order-address'
import { LoadFailed } from '../../../../components/list-states'
import { classNames } from '../../../../lib/class-names'
import { formatDate, formatMoney } from '../../../../lib/format'
import { useDocumentTitle } from '../../../../lib/document-title'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Field } from '../../../../ui/Field/Field'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { Select } from '../../../../ui/Select/Select'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { papers, SHEET_CELLS, sheetsOf, shortCode, type Paper } from '../label-sheet'
import { labelMessages as m } from '../messages'
import { useLot } from '../use-lot'
import '../components/labels.css'

const MAX_LABELS = 1000
const parts = ['onName', 'onOrder', 'onPrice', 'onCompany'] as const
type Shown = Readonly<Record<(typeof parts)[number], boolean>>
const memory = 'labels'
const usual: { paper: Paper; shown: Shown } = {
  paper: 'sheet',
  shown: { onName: true, onOrder: true, onPrice: false, onCompany: true },
}

/** What a product sells for, where it has a price. */
const Price = ({ of }: { of: Product | undefined }) => {
  const locale = useLocale()
  return of?.price === undefined ? null : <b className="num">{formatMoney(of.price, locale)}</b>
}

/** The units that a delivery brought, of one product or of all it brought, one label each: sheets as they will be printed. */
export const LabelsScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const { productId = '', orderId = '' } = useParams()
  const [address, change] = useUrlQuery({ which: 'left', page: 1, product: '' })
  const [{ paper, shown }, setLook] = useState(() => readLocal(memory, usual))
  const [from, setFrom] = useState(1)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const company = useWorkspace()?.name
  const chosen = productId || address.product
  const { order, units, rows, products, lines } = useLot(orderId, chosen, { left: address.which === 'left', most: MAX_LABELS })
  const printed = (rows ?? []).filter(({ _id }) => !leftOut.has(_id)).length
  const sheets = sheetsOf(rows ?? [], paper, from)
  const page = Math.min(Math.max(1, address.page), Math.max(1, sheets.length))
  const failed = [order, units].find(({ error, data }) => error !== undefined && data === undefined)
  const number = order.data?.order_number ?? ''
  const nameOf = (id: string): string => products.get(id)?.name ?? order.data?.items.find((item) => item.productId === id)?.name ?? ''
  useDocumentTitle(number ? intl.formatMessage(m.titleOf, { number }) : null)
  const look = (next: Partial<typeof usual>): void => {
    const whole = { paper, shown, ...next }
    setLook(whole)
    writeLocal(memory, whole)
  }
  const toggle = (id: string): void => {
    const next = new Set(leftOut)
    if (!next.delete(id)) next.add(id)
    setLeftOut(next)
  }
  return (
    <div className="labels">
      <section className="labels__panel" aria-label={intl.formatMessage(m.screen)}>
        <h1>{intl.formatMessage(m.screen)}</h1>
        <p className="second">{intl.formatMessage(m.of, { name: chosen ? nameOf(chosen) : intl.formatMessage(m.allGoods), number })}</p>
        {order.data && (
          <p>
            <ButtonLink kind="quiet" size="s" icon="arrow-left" to={orderAddress(order.data)}>
              {intl.formatMessage(m.back, { number })}
            </ButtonLink>
          </p>
        )}
        {!productId && lines.length > 1 && (
          <Field label={intl.formatMessage(m.goods)}>
            {(input) => (
              <Select
                {...input}
                value={address.product}
                placeholder={intl.formatMessage(m.all)}
                options={lines.map((id) => ({ value: id, label: nameOf(id) }))}
                onChange={(product) => change({ product, page: 1 })}
              />
            )}
          </Field>
        )}
        <Field label={intl.formatMessage(m.which)}>
          {() => (
            <Segmented
              block
              label={intl.formatMessage(m.which)}
              chosen={address.which}
              onChoose={(which) => change({ which, page: 1 })}
              segments={[
                { key: 'left', label: intl.formatMessage(m.left) },
                { key: 'all', label: intl.formatMessage(m.all) },
              ]}
            />
          )}
        </Field>
        <Field label={intl.formatMessage(m.paper)}>
          {() => (
            <Segmented
              block
              label={intl.formatMessage(m.paper)}
              chosen={paper}
              onChoose={(key) => look({ paper: key })}
              segments={papers.map((key) => ({ key, label: intl.formatMessage(m[key]) }))}
            />
          )}
        </Field>
        {paper === 'sheet' && (
          <Field label={intl.formatMessage(m.from)}>
            {(input) => <QuantityInput {...input} stepper min={1} max={SHEET_CELLS} value={from} onChange={(cell) => setFrom(cell || 1)} />}
          </Field>
        )}
        <fieldset className="labels__on">
          <legend>{intl.formatMessage(m.on)}</legend>
          {parts.map((part) => (
            <Checkbox key={part} checked={shown[part]} onChange={(on) => look({ shown: { ...shown, [part]: on } })}>
              {intl.formatMessage(m[part])}
            </Checkbox>
          ))}
        </fieldset>
        <p className="second">{intl.formatMessage(m.onHint)}</p>
        {(units.data?.total ?? 0) > MAX_LABELS && <p className="ink-warn">{intl.formatMessage(m.most, { count: MAX_LABELS })}</p>}
        <Button kind="primary" icon="print" kbd="Ctrl P" disabled={printed === 0} onClick={() => window.print()}>
          {intl.formatMessage(m.print, { count: printed })}
        </Button>
      </section>
      <section className="labels__stage">
        <header className="labels__head">
          <b>{intl.formatMessage(m.page, { page, pages: Math.max(1, sheets.length) })}</b>
          <span className="second cut">{intl.formatMessage(m.leaveOut)}</span>
          <IconButton
            icon="chevron-left"
            label={intl.formatMessage(m.previous)}
            disabled={page <= 1}
            onClick={() => change({ page: page - 1 })}
          />
          <IconButton
            icon="chevron-right"
            label={intl.formatMessage(m.next)}
            disabled={page >= sheets.length}
            onClick={() => change({ page: page + 1 })}
          />
        </header>
        {failed ? (
          <LoadFailed error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
        ) : !rows ? (
          <SkeletonRows rows={6} lines={2} />
        ) : rows.length === 0 && address.which === 'left' ? (
          <EmptyState
            icon="qr"
            title={intl.formatMessage(m.noneLeft)}
            action={<Button onClick={() => change({ which: 'all', page: 1 })}>{intl.formatMessage(m.showAll)}</Button>}
          >
            {intl.formatMessage(m.noneLeftHint)}
          </EmptyState>
        ) : rows.length === 0 ? (
          <EmptyState icon="qr" title={intl.formatMessage(m.none)}>
            {intl.formatMessage(m.noneHint)}
          </EmptyState>
        ) : (
          sheets.map((sheet, at) => (
            <div key={at} className={classNames('label-sheet', `label-sheet--${paper}`, at !== page - 1 && 'label-sheet--later')}>
              {sheet.map((unit, cell) =>
                unit === null ? (
                  <span key={cell} className="label label--used" />
                ) : (
                  <button
                    key={unit._id}
                    type="button"
                    className={classNames('label', leftOut.has(unit._id) && 'label--out')}
                    aria-pressed={!leftOut.has(unit._id)}
                    aria-label={intl.formatMessage(m.label, { code: shortCode(unit._id) })}
                    onClick={() => toggle(unit._id)}
                  >
                    <QrCode text={unit._id} size={72} />
                    <span className="label__words">
                      {shown.onName && <b>{nameOf(unit.productId)}</b>}
                      <strong className="num">{shortCode(unit._id)}</strong>
                      {shown.onOrder && (
                        <small className="num">
                          {number} · {formatDate(unit.created, zone)}
                        </small>
                      )}
                      {shown.onPrice && <Price of={products.get(unit.productId)} />}
                      {shown.onCompany && <small>{company}</small>}
                    </span>
                  </button>
                ),
              )}
            </div>
          ))
        )}
      </section>
    </div>
  )
}
