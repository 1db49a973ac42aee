import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { classNames } from '../../../../lib/class-names'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/Kbd/Kbd'
import { movingInMessages as m } from '../messages'

/** Hands files over to where sheets are brought in. */
const useHandOver = (): ((files: FileList | null | undefined) => void) => {
  const navigate = useNavigate()
  return (files) => {
    if (files && files.length > 0) void navigate('/imports', { state: { files: [...files] } })
  }
}

/** A page on which files of an older program may be dropped anywhere, pasted, or chosen in the band above it. */
export const FileBand = ({ children }: { readonly children: ReactNode }) => {
  const intl = useIntl()
  const handOver = useHandOver()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (!event.clipboardData?.files.length) return
      event.preventDefault()
      handOver(event.clipboardData.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  return (
    <div
      className={classNames('moving-drop', isOver && 'moving-drop--over')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        handOver(event.dataTransfer.files)
      }}
    >
      <section className="moving-band" aria-label={intl.formatMessage(m.drop)}>
        <Icon name="upload" size={24} />
        <div className="moving-band__words">
          <p className="name">{intl.formatMessage(isOver ? m.dropHere : m.drop)}</p>
          <p className="second">
            {intl.formatMessage(m.dropHint)} <Kbd>Ctrl V</Kbd>
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.xls,.csv"
          multiple
          hidden
          aria-label={intl.formatMessage(m.choose)}
          onChange={(event) => handOver(event.target.files)}
        />
        <Button icon="file" onClick={() => input.current?.click()}>
          {intl.formatMessage(m.choose)}
        </Button>
        <ButtonLink icon="download" kind="quiet" to="/imports">
          {intl.formatMessage(m.template)}
        </ButtonLink>
      </section>
      {children}
    </div>
  )
}
