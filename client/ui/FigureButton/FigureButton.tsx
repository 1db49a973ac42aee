import type { ReactNode } from 'react'
import './FigureButton.css'

interface FigureButtonProps {
  /** Said instead of the figure alone. */
  label?: string
  onOpen: () => void
  children: ReactNode
}

/** A figure that opens what it is made of, also within a row that opens something else. */
export const FigureButton = ({ label, onOpen, children }: FigureButtonProps) => (
  <button
    type="button"
    className="ui-figure-button"
    aria-label={label}
    onClick={(event) => {
      event.stopPropagation()
      onOpen()
    }}
  >
    {children}
  </button>
)
