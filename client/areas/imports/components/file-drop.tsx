import { useImperativeHandle, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode, type Ref } from 'react'
import { classNames } from '../../../lib/class-names'

interface FileDropProps {
  className?: string
  onFiles: (files: readonly File[]) => void
  /** Opens the system's own choice. */
  asker: Ref<() => void>
  children: ReactNode
}

/** Takes Excel and CSV files that are dropped on it, several at once. */
export const FileDrop = ({ className, onFiles, asker, children }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useImperativeHandle(asker, () => () => input.current?.click())
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    take(event.target.files)
    event.target.value = ''
  }
  return (
    <div
      className={classNames('imports__drop', className, isOver && 'imports__drop--over')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input ref={input} type="file" accept=".xlsx,.csv" multiple hidden onChange={onChange} />
      {children}
    </div>
  )
}
