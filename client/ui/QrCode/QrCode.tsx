import { QRCodeSVG } from 'qrcode.react'
import './QrCode.css'

/** Modules of white around a code, as scanners need. */
const QUIET_ZONE_MODULES = 4

/** A QR code, level M, for scanners; the text itself stands beside it. Dark on white in both themes. Up to 2,331 bytes as UTF-8. */
export const QrCode = ({ text, size = 56 }: { text: string; size?: number }) => (
  <QRCodeSVG
    className="ui-qr"
    value={text}
    size={size}
    level="M"
    marginSize={QUIET_ZONE_MODULES}
    bgColor="var(--qr-paper)"
    fgColor="var(--qr-ink)"
    aria-hidden
  />
)
