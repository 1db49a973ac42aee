import type { PartnerField } from '@shared/foundation/documents/partners'
import { ageOf, type Age } from '@shared/areas/partners/rules/reports/liabilities'
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
import { useOpenOrders } from '../../../partners/parts/account/open-orders'
import { SeriesPart } from '../../../partners/parts/account/series-part'
import { OpenOrdersPart } from '../../../partners/parts/account/open-orders-part'

export type AgedRow = ReportOf<'orders', 'aging'>['data'][number]

interface OpenAccountProps {
  row: AgedRow
  group: PartnerField
  /** The orders of this age alone; absent: all. */
  age?: Age | undefined
  onWhole: () => void
  onClose: () => void
}

/** What one partner still owes (or is owed): each open order, oldest first; they sum to the figure. */
export const OpenAccount = ({ row, group, age, onWhole, onClose }: OpenAccountProps) => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const all = useOpenOrders(group, row._id, today, zone)
  const open = age ? { ...all, orders: all.orders?.filter(({ days }) => ageOf(days) === age) } : all
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
            {age && <Button onClick={onWhole}>{intl.formatMessage(m.all)}</Button>}
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
          {age && ` · ${intl.formatMessage(m[age])}`}
        </div>
        <Amount value={age ? row[age] : row.open} rule size="large" weight="strong" />
        <p className="second num">{[row.phone, row.address].filter(Boolean).join(' · ')}</p>
      </DockPart>
      <OpenOrdersPart
        open={open}
        {...(age ? null : { count: row.orders })}
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
