import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useIsPhone } from '../../../../lib/use-media'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Entity } from '../../../../ui/Entity/Entity'
import { Field } from '../../../../ui/Field/Field'
import { orderWords } from '../kinds'
import { formMessages as m } from '../messages'
import { PartnerPicker } from '../parts/partner-picker'
import type { OrderValues, PartnerChoice } from './order-values'

/** What a partner may spend on orders, kept current. */
export const usePartnerBalance = (partnerId: string | undefined): number | undefined => {
  const { currentData } = api.orders.useReport('partnerBalance', { partnerId: partnerId ?? '' }, { skip: !partnerId })
  return partnerId ? currentData?.partnerBalance : undefined
}

interface OrderPartyProps {
  group: TradeGroup
  locked: boolean
  isNew: boolean
  /** The field takes focus as it appears. */
  focus: boolean
}

/** Whose order it is: the partner with their balance, or the picker that finds or adds one. */
export const OrderParty = ({ group, locked, isNew, focus }: OrderPartyProps) => {
  const intl = useIntl()
  const { values, errors, touched, submitCount, setFieldValue } = useFormikContext<OrderValues>()
  const [choosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const changer = useRef<HTMLButtonElement>(null)
  const { partner } = values
  const phone = useIsPhone()
  const balance = usePartnerBalance(partner?.value)
  useEffect(() => {
    if (choosing || focus) input.current?.focus()
  }, [choosing, focus])
  const left = useRef<'chosen' | 'asItWas' | null>(null)
  const choose = (chosen: PartnerChoice): void => {
    left.current = 'chosen'
    void setFieldValue('partner', chosen)
    setChoosing(false)
  }
  const leaveAsItWas = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !partner) return
    // The dock around would close.
    event.preventDefault()
    left.current = 'asItWas'
    setChoosing(false)
  }
  useLayoutEffect(() => {
    if (!left.current || !partner || choosing) return
    // The field is gone: one goes on with the first item, or is back where one came from.
    if (left.current === 'chosen' && isNew && values.items.length === 0 && !phone) focusItems()
    else changer.current?.focus()
    left.current = null
  })

  if (partner && !choosing)
    return (
      <Entity
        name={partner.label}
        about={<span className="num">{partner.about}</span>}
        aside={
          <>
            {balance !== undefined && balance !== 0 && (
              <span className="order-balance">
                <span className="second">{intl.formatMessage(m.balance)}</span>
                <Amount value={balance} weight="strong" {...(balance > 0 ? { ink: 'credit' as const } : null)} />
              </span>
            )}
            {!locked && (
              <Button ref={changer} size={phone ? 's' : 'm'} onClick={() => setChoosing(true)}>
                {intl.formatMessage(m.change)}
              </Button>
            )}
          </>
        }
      />
    )
  const error = (touched.partner || submitCount > 0) && typeof errors.partner === 'string' ? errors.partner : undefined
  return (
    <Field name="partner" label={intl.formatMessage(orderWords[group].partner)} required error={error}>
      {(ids) => (
        <div onKeyDown={leaveAsItWas}>
          <PartnerPicker {...ids} group={group} value={partner} inputRef={input} onChange={choose} />
        </div>
      )}
    </Field>
  )
}

const focusItems = (): void => document.querySelector<HTMLElement>('[data-field="items"] [role="combobox"]')?.focus()
