import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import './Tabs.css'

export interface TabItem {
  key: string
  label: ReactNode
}

interface TabsProps {
  label: string
  tabs: TabItem[]
  chosen: string
  onChoose: (key: string) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs over a panel; arrows move between them. Pages of an area are links in the shell, not tabs. */
export const Tabs = ({ label, tabs, chosen, onChoose, children }: TabsProps) => {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = (tabs.findIndex((tab) => tab.key === chosen) + step + tabs.length) % tabs.length
    const next = tabs[at]
    if (next) onChoose(next.key)
    strip.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <>
      <div ref={strip} role="tablist" aria-label={label} className="ui-tabs" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
