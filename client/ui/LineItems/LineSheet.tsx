import { useState } from 'react'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity } from '../../lib/format'
import { Amount } from '../Amount/Amount'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { Field } from '../Field/Field'
import { uiMessages } from '../messages'
import { MoneyInput } from '../MoneyInput/MoneyInput'
import { Select } from '../Select/Select'
import { QuantityInput } from '../QuantityInput/QuantityInput'
import { useLocale } from '../zone/zone-context'
import type { LineRowProps } from './LineRow'
import { linesTotal } from './lines'

/** One line at phone width: two lines of text; a press opens a sheet with its figures. */
export const PhoneLine = ({ line, columns, shippedHead, rates, decimals, readOnly, errors, note, onChange, onRemove }: LineRowProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const error = errors && Object.values(errors).find(Boolean)
  /** Unknown while what stands in the field can't be read. */
  const figure = (value: number | null, format: (known: number) => string): string =>
    Number.isNaN(value) ? intl.formatMessage(uiMessages.unknown) : format(value ?? 0)
  const count = (value: number | null): string => figure(value, (known) => formatQuantity(known, locale))
  const change = (part: Parameters<typeof onChange>[1]): void => onChange(line.key, part)
  return (
    <>
      <button
        type="button"
        className="ui-line--phone"
        aria-label={readOnly ? undefined : intl.formatMessage(uiMessages.lineEdit, { item: line.name })}
        disabled={readOnly}
        onClick={() => setOpen(true)}
      >
        <Avatar name={line.name} image={line.image} goods shape="square" size={36} />
        <span>
          <span className="ui-line__name">{line.name}</span>
          <small className="num">
            {intl.formatMessage(uiMessages.lineTimes, {
              quantity: count(line.quantity),
              unit: line.unit ?? '',
              price: figure(line.price, (known) => formatMoney(known, locale, { currency: false })),
              free: line.free || 0,
            })}
          </small>
          {rates && line.rate !== undefined && (
            <small>
              {[`${rates.head} ${rates.options.find(({ value }) => value === line.rate)?.label ?? ''}`, line.rateNote]
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
          {note && <small className="ink-warn num">{note}</small>}
          {error && <small className="ink-debit">{error}</small>}
        </span>
        <span>
          <Amount value={linesTotal([line])} currency={false} weight="strong" />
          {line.shipped !== undefined && (
            <small className="num">
              {shippedHead
                ? `${shippedHead} ${count(line.shipped)}/${count(line.quantity)}`
                : intl.formatMessage(uiMessages.lineShippedOf, { shipped: count(line.shipped), quantity: count(line.quantity) })}
            </small>
          )}
        </span>
      </button>
      {open && (
        <Dialog
          title={line.name}
          subtitle={line.code}
          onClose={() => setOpen(false)}
          foot={
            <>
              <Button
                kind="danger-quiet"
                onClick={() => {
                  setOpen(false)
                  onRemove(line.key)
                }}
              >
                {intl.formatMessage(uiMessages.lineRemoveShort)}
              </Button>
              <Button kind="primary" onClick={() => setOpen(false)}>
                {intl.formatMessage(uiMessages.lineDone)}
              </Button>
            </>
          }
        >
          <div className="ui-line-sheet">
            {columns.map((column) => (
              <Field
                key={column}
                label={intl.formatMessage(
                  { quantity: uiMessages.lineQuantity, free: uiMessages.lineFree, price: uiMessages.linePrice }[column],
                )}
                error={errors?.[column]}
              >
                {(ids) =>
                  column === 'price' ? (
                    <MoneyInput {...ids} value={line.price} onChange={(price) => change({ price })} />
                  ) : (
                    <QuantityInput
                      {...ids}
                      stepper
                      decimals={decimals}
                      value={line[column]}
                      onChange={(value) => change({ [column]: value })}
                    />
                  )
                }
              </Field>
            ))}
            {rates && (
              <Field label={rates.head} hint={line.rateNote}>
                {(ids) => (
                  <Select {...ids} options={rates.options} value={line.rate ?? ''} onChange={(rate) => rates.onChoose(line.key, rate)} />
                )}
              </Field>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
