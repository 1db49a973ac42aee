import { dayOf } from '../../../lib/format'
import { AGE_NAMES, ageOf, type Age } from '@shared/areas/partners/rules/reports/liabilities'
import { PARTNER_FIELDS } from '@shared/foundation/documents/partners'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../api/session/use-workspace'
import { statementAddress } from '../parts/account/account-links'
import { AgingBar } from '../parts/account/aging-bar'
import { accountMessages, ageLabels } from '../parts/account/messages'
import { useOpenOrders } from '../parts/account/open-orders'
import { SeriesPart } from '../parts/account/series-part'
import { OpenOrdersPart } from '../parts/account/open-orders-part'
import { StatementParts, useStatement } from '../parts/account/statement-parts'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { presetRange, type Range } from '../../../ui/DateRange/presets'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { groupLabels, type Partner } from '../groups'

export function PartnerDebt({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const [taking, setTaking] = useState(false)
  const group = PARTNER_FIELDS[partner.group]
  const open = useOpenOrders(group, partner._id, useToday(), useZone())
  const sum = open.orders?.reduce((so, each) => so + each.open, 0) ?? 0
  const ofAge = (age: Age): number => (open.orders ?? []).reduce((so, each) => so + (ageOf(each.days) === age ? each.open : 0), 0)
  const parts = { under8: ofAge('under8'), to30: ofAge('to30'), to60: ofAge('to60'), to90: ofAge('to90'), over90: ofAge('over90') }
  return (
    <>
      {sum > 0 && (
        <>
          <AgingBar label={intl.formatMessage(groupLabels[partner.group].owed)} open={sum} parts={parts} />
          <dl className="partner-ages">{AGE_NAMES.map((age) => parts[age] > 0 && <AgeLine key={age} age={age} amount={parts[age]} />)}</dl>
          {!taking && (
            <DockPart>
              <Button kind="primary" icon="wallet" onClick={() => setTaking(true)}>
                {intl.formatMessage(group === 'supplierId' ? accountMessages.make : accountMessages.take)}
              </Button>
            </DockPart>
          )}
        </>
      )}
      <OpenOrdersPart
        open={open}
        group={group}
        partnerName={partner.name}
        balance={partner.partnerBalance ?? 0}
        taking={taking}
        onTaken={() => setTaking(false)}
      />
      <SeriesPart partnerId={partner._id} group={group} />
    </>
  )
}

const AgeLine = ({ age, amount }: { age: Age; amount: number }) => (
  <div>
    <dt className="second">{useIntl().formatMessage(ageLabels[age])}</dt>
    <dd>
      <Amount value={amount} currency={false} />
    </dd>
  </div>
)

export function PartnerStatement({ partner }: { partner: Partner }) {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const group = PARTNER_FIELDS[partner.group]
  const workspace = useWorkspace()
  const [range, setRange] = useState<Range>({ from: presetRange('quarter', today).from, to: today })
  const [known, setKnown] = useState<string | null>(null)
  const of = { partner, since: range.from, until: range.to, known }
  const account = useStatement(of)
  return (
    <>
      <DockPart>
        <div className="partner-tools">
          <DateRange
            value={range}
            from={workspace && dayOf(workspace.created, zone)}
            onChange={setRange}
            known={{ at: known, onChange: setKnown, hasKeys: false }}
          />
          <DownloadMenu file={account.file} />
          <Button
            icon="print"
            disabled={!account.statement}
            onClick={() => window.open(statementAddress(group, partner._id, of, known), '_blank', 'noopener')}
          >
            {intl.formatMessage(accountMessages.print)}
          </Button>
        </div>
      </DockPart>
      <StatementParts account={account} {...of} group={group} />
    </>
  )
}
