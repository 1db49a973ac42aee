import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { nameOfImport } from '../kinds'
import { importMessages as m } from '../messages'
import { useTakeBack } from '../use-take-back'

/** Asks before an import is taken back. */
export const TakeBackDialog = ({ record, onClose }: { record: ImportRecord; onClose: () => void }) => {
  const intl = useIntl()
  const takeBack = useTakeBack()
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.takeBackAsk, { name: nameOfImport(record, intl) })}
      verb={intl.formatMessage(m.takeBack)}
      danger
      onConfirm={() => takeBack(record)}
      onClose={onClose}
    >
      {intl.formatMessage(m.takeBackHint, { makes: record.makes, updates: record.updates })}
    </ConfirmDialog>
  )
}
