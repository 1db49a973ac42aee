import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const scanMessages = freeMessages(
  defineMessages({
    field: { id: 'scan.field', defaultMessage: 'Scan a code' },
    hint: { id: 'scan.hint', defaultMessage: 'Waiting for the scanner, or type a code and press Enter' },
    hintShort: { id: 'scan.hint.short', defaultMessage: 'Scan, or type a code' },
    waiting: { id: 'scan.waiting', defaultMessage: 'Waiting for the scanner' },
    camera: { id: 'scan.camera', defaultMessage: 'Scan with the camera' },
    light: { id: 'scan.camera.light', defaultMessage: 'Light' },
    cameraTitle: { id: 'scan.camera.title', defaultMessage: 'Hold the code before the camera' },
    scanned: { id: 'scan.scanned', defaultMessage: '{count, plural, =0 {Nothing scanned yet} one {# scan} other {# scans}}' },
    scanEnd: { id: 'scan.end', defaultMessage: 'Done' },
    last: { id: 'scan.last', defaultMessage: 'Last scans' },
    cameraNone: { id: 'scan.camera.none', defaultMessage: 'The camera can’t be used: it was refused, or there is none' },
  }),
)
