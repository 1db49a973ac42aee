import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { orderAddress } from '../../../../components/order-address'
import { LoadFailed } from '../../../../components/list-states'
import { useDocumentTitle } from '../../../../lib/document-title'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Field } from '../../../../ui/Field/Field'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { Select } from '../../../../ui/Select/Select'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { papers, SHEET_CELLS, sheetsOf, type Paper } from '../label-sheet'
import { labelMessages as m } from '../messages'
import { useLot } from '../use-lot'
import { LabelPage, labelParts, type LabelParts } from '../components/label-page'
import '../components/labels.css'

const MAX_LABELS = 1000
const memory = 'labels'
const usual: { paper: Paper; shown: LabelParts } = {
  paper: 'sheet',
  shown: { onName: true, onOrder: true, onPrice: false, onCompany: true },
}

/** The units that a delivery brought, of one product or of all it brought, one label each: sheets as they will be printed. */
export const LabelsScreen = () => {
  const intl = useIntl()
  const { productId = '', orderId = '' } = useParams()
  const [address, change] = useUrlQuery({ which: 'left', page: 1, product: '' })
  const [{ paper, shown }, setLook] = useState(() => readLocal(memory, usual))
  const [from, setFrom] = useState(1)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
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
          {labelParts.map((part) => (
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
            <LabelPage
              key={at}
              sheet={sheet}
              paper={paper}
              shown={shown}
              number={number}
              products={products}
              nameOf={nameOf}
              leftOut={leftOut}
              isLater={at !== page - 1}
              onToggle={toggle}
            />
          ))
        )}
      </section>
    </div>
  )
}
