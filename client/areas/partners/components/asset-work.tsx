import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { assetMessages as m } from '../messages'
import { AssetEntries } from './asset-entries'
import { AssetRemoval } from './asset-removal'
import { AssetTasks } from './asset-tasks'
import type { AssetRow } from './kept-columns'
import { OwnedTools } from './owned-part'
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
  const done = (): void => setAsking(null)
  const isUsed = isBoard && asset.status === 'active'
  return (
    <>
      <AssetTasks assetId={asset._id} />
      {seesFunds && <AssetEntries assetId={asset._id} />}
      {(isUsed || asset.link) && (
        <DockPart>
          {asset.link && (
            <p>
              <a className="reach" href={asset.link} target="_blank" rel="noreferrer">
                {intl.formatMessage(m.openLink)}
              </a>
            </p>
          )}
          {isUsed && (
            <div className="kept-tools">
              <Button icon="wallet" onClick={() => setAsking('pay')}>
                {intl.formatMessage(m.pay)}
              </Button>
              <ButtonLink icon="repeat" to={`/tasks/byAsset/${asset._id}?open=new`}>
                {intl.formatMessage(m.schedule)}
              </ButtonLink>
              {seesFunds && <OwnedTools asset={asset} />}
              <Button kind="danger-quiet" onClick={() => setAsking('remove')}>
                {intl.formatMessage(asset.group === 'Owned Assets' ? m.removeOwned : m.end)}
              </Button>
            </div>
          )}
        </DockPart>
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
    </>
  )
}
