import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../api/session/use-workspace'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { QrCode } from '../../../ui/QrCode/QrCode'
import { assetMessages as m } from '../messages'
import { groupLink } from '../groups'
import './kept.css'

/** The label to stick on an asset: its name and a code that opens it. */
export const AssetLabel = ({ asset }: { asset: RecordOf<'assets'> }) => {
  const intl = useIntl()
  const company = useWorkspace()?.name
  const [shown, setShown] = useState(false)
  const address = `${window.location.origin}${groupLink(asset.group)}?open=${asset._id}`
  return (
    <>
      <IconButton icon="qr" label={intl.formatMessage(m.label)} onClick={() => setShown(true)} />
      {shown && (
        <Dialog
          title={intl.formatMessage(m.label)}
          subtitle={intl.formatMessage(m.labelHint)}
          onClose={() => setShown(false)}
          foot={
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          }
        >
          <div className="asset-label">
            <QrCode text={address} size={148} />
            <div className="asset-label__words">
              <span className="second">{company}</span>
              <b>{asset.name}</b>
              {asset.asset_code && <span className="num">{asset.asset_code}</span>}
              {asset.user && <span className="second">{asset.user.name}</span>}
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
