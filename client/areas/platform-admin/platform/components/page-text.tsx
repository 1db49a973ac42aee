import { useField } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Markdown } from '../../../../components/markdown/markdown'
import type { InputProps } from '../../../../resource/field-spec'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { TextAreaField } from '../../../../ui/form/TextField'
import { pagesMessages as m } from '../messages'

const MAX_LENGTH = 50_000

/** The text of a page in one language, in Markdown: written, or seen as readers will see it. */
export const PageText = ({ name, label, disabled }: InputProps) => {
  const intl = useIntl()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [{ value }] = useField<string>(name)
  return (
    <section className="platform-text" aria-label={label}>
      <Segmented
        label={`${label}: ${intl.formatMessage(m.view)}`}
        segments={[
          { key: 'write', label: intl.formatMessage(m.write) },
          { key: 'preview', label: intl.formatMessage(m.preview), icon: 'eye' },
        ]}
        chosen={view}
        onChoose={setView}
      />
      {view === 'write' ? (
        <TextAreaField
          name={name}
          label={label}
          hint={intl.formatMessage(m.markdownHint)}
          rows={14}
          maxLength={MAX_LENGTH}
          disabled={disabled}
        />
      ) : (
        <div className="platform-preview">
          {value.trim() ? <Markdown text={value} /> : <p className="faint">{intl.formatMessage(m.nothingYet)}</p>}
        </div>
      )}
    </section>
  )
}
