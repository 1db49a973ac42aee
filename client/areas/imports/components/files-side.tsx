import type { ImportRecord } from '@shared/areas/imports/services/imports'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useIsPhone } from '../../../lib/use-media'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { importMessages as m } from '../messages'
import { FileCards } from './file-cards'

interface FilesSideProps extends Pick<ComponentProps<typeof FileCards>, 'files' | 'failed' | 'sending' | 'onFiles'> {
  record: ImportRecord
}

/** The files that come in together, beside the sheet of one of them. */
export const FilesSide = ({ record, files, failed, sending, onFiles }: FilesSideProps) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const origin = files.every((file) => file.origin === record.origin) && record.origin !== 'other' ? record.origin : undefined
  return (
    <section className="imports__side" aria-label={intl.formatMessage(m.files)}>
      <header>
        <IconButton icon="chevron-left" label={intl.formatMessage(m.backToImports)} onClick={() => void navigate('/imports')} />
        <h2>
          {intl.formatMessage(m.filesOf, { count: files.length })} {origin && intl.formatMessage(m[origin])}
        </h2>
      </header>
      <FileCards files={files} failed={failed} sending={sending} {...(onFiles && { onFiles })} />
      {!isPhone && <p className="imports__told second">{intl.formatMessage(m.recognised)}</p>}
    </section>
  )
}
