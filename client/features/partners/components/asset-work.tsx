import type { RecordOf } from '@shared/services/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fundsApi } from '../../../api/funds'
import { useCan } from '../../../api/session/use-me'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { assetMessages as m } from '../messages'
import { AssetRemoval } from './asset-removal'
import type { AssetRow } from './kept-columns'
import { PartnerTasks } from './partner-tasks'
import { PaymentDialog } from './payment-dialog'

interface AssetWorkProps {
  asset: RecordOf<'assets'>
  row: AssetRow | undefined
  isBoard: boolean
  onClose: () => void
}

/** What is done and paid for an asset: its tasks and entries, and what the board may begin. */
export const AssetWork = ({ asset, row, isBoard, onClose }: AssetWorkProps) => {
  const intl = useIntl()
  const [asking, setAsking] = useState<'pay' | 'remove' | null>(null)
  const seesFunds = useCan('/funds')
  const entries = fundsApi.useFind({ assetId: asset._id, $limit: 0 }, { skip: !seesFunds }).data?.total ?? 0
  const done = (): void => setAsking(null)
  return (
    <DockPart title={intl.formatMessage(m.upkeep)}>
      <div className="kept-links">
        <PartnerTasks id={asset._id} text={m.tasks} />
        {seesFunds && (
          <Link className="reach" to={`/funds/byAsset/${asset._id}`}>
            {intl.formatMessage(m.funds, { count: entries })}
          </Link>
        )}
        {asset.link && (
          <a className="reach" href={asset.link} target="_blank" rel="noreferrer">
            {intl.formatMessage(m.openLink)}
          </a>
        )}
      </div>
      {isBoard && asset.status === 'active' && (
        <div className="kept-tools">
          <Button icon="wallet" onClick={() => setAsking('pay')}>
            {intl.formatMessage(m.pay)}
          </Button>
          <ButtonLink icon="repeat" to={`/tasks/byAsset/${asset._id}?open=new`}>
            {intl.formatMessage(m.schedule)}
          </ButtonLink>
          <Button kind="danger-quiet" onClick={() => setAsking('remove')}>
            {intl.formatMessage(asset.group === 'Owned Assets' ? m.removeOwned : m.end)}
          </Button>
        </div>
      )}
      {asking === 'pay' && <PaymentDialog asset={asset} onClose={done} />}
      {asking === 'remove' && (
        <AssetRemoval
          asset={asset}
          row={row}
          onClose={done}
          onRemoved={() => {
            done()
            onClose()
          }}
        />
      )}
    </DockPart>
  )
}
