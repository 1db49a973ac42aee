import type { PartnerField } from '@shared/foundation/documents/partners'
import type { ReportOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { accountsLink } from '../../../partners/parts/account/account-links'
import { accountMessages as m } from '../../../partners/parts/account/messages'
import { useOpenOrders, type OpenOrder } from '../../../partners/parts/account/open-orders'
import { SeriesPart } from '../../../partners/parts/account/series-part'
import { OpenOrdersPart } from '../../../partners/parts/account/open-orders-part'

export type AgedRow = ReportOf<'orders', 'aging'>['data'][number]

export type DueRow = ReportOf<'orders', 'dueDebts'>['data'][number]

/** The orders behind one figure of a partner's row. */
export interface OpenPart {
  readonly label: string
  readonly value: number
  readonly has: (order: OpenOrder) => boolean
}

interface OpenAccountProps {
  row: Pick<AgedRow, '_id' | 'name' | 'phone' | 'address' | 'open' | 'orders' | 'balance'>
  group: PartnerField
  /** These orders alone; absent: all. */
  part?: OpenPart | undefined
  onWhole: () => void
  onClose: () => void
}

/** What one partner still owes (or is owed): each open order, oldest first; they sum to the figure. */
export const OpenAccount = ({ row, group, part, onWhole, onClose }: OpenAccountProps) => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const all = useOpenOrders(group, row._id, today, zone)
  const open = part ? { ...all, orders: all.orders?.filter(part.has) } : all
  const [taking, setTaking] = useState(false)
  const isOwed = group === 'supplierId'
  const sum = open.orders?.reduce((so, { open }) => so + open, 0) ?? 0
  const mayTake = sum > 0 && !taking
  useShortcut('p', () => setTaking(true), mayTake)
  return (
    <DockForm
      title={row.name}
      onClose={onClose}
      foot={
        mayTake && (
          <>
            {part && <Button onClick={onWhole}>{intl.formatMessage(m.all)}</Button>}
            <ButtonLink to={`${accountsLink(group)}?open=${row._id}`} icon="file">
              {intl.formatMessage(m.toStatement)}
            </ButtonLink>
            <Button kind="primary" icon="wallet" kbd="P" onClick={() => setTaking(true)}>
              {intl.formatMessage(isOwed ? m.make : m.take)}
            </Button>
          </>
        )
      }
    >
      <DockPart sunken>
        <div className="second">
          {intl.formatMessage(isOwed ? m.payable : m.receivable)}
          {part && ` · ${part.label}`}
        </div>
        <Amount value={part ? part.value : row.open} rule size="large" weight="strong" />
        <p className="second num">{[row.phone, row.address].filter(Boolean).join(' · ')}</p>
      </DockPart>
      <OpenOrdersPart
        open={open}
        {...(part ? null : { count: row.orders })}
        group={group}
        partnerName={row.name}
        balance={row.balance}
        taking={taking}
        onTaken={() => setTaking(false)}
      />
      <SeriesPart partnerId={row._id} group={group} />
    </DockForm>
  )
}
