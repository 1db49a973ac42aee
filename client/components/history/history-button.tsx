import type { RecordService } from '@shared/registry/names'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/IconButton/IconButton'
import { historyMessages as m } from './messages'

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog')).HistoryDialog }))

/** In the head of a record's dock: opens who changed what of it. */
export const HistoryButton = ({ service, id, name }: { service: RecordService; id: string; name: string }) => {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="clock" label={intl.formatMessage(m.open)} onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <HistoryDialog service={service} id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
