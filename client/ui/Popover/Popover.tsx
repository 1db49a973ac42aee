import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '../../lib/class-names'
import { useFocusKept } from '../../lib/use-focus-kept'
import { place } from './place'
import './Popover.css'

export interface PopoverProps {
  /** What it belongs to; a press on it isn't a press outside. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  align?: 'start' | 'end'
  /** As wide as its anchor at least. */
  matchWidth?: boolean
  role?: 'dialog' | 'menu' | 'presentation'
  label?: string | undefined
  className?: string
  children: ReactNode
}

/** A box over everything else, beside its anchor; mount it to open it. Esc and a press outside close it; Esc gives focus back. */
export const Popover = ({ anchor, onClose, align = 'start', matchWidth, role = 'dialog', label, className, children }: PopoverProps) => {
  const box = useRef<HTMLDivElement>(null)
  const kept = useFocusKept(box, box)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.showPopover?.()
    const settle = (): void => {
      const at = anchor.current?.getBoundingClientRect()
      if (!at) return
      if (matchWidth) element.style.minWidth = `${at.width}px`
      element.style.maxHeight = 'none'
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const spot = place(at, size, { width: window.innerWidth, height: window.innerHeight }, align)
      Object.assign(element.style, { top: `${spot.top}px`, left: `${spot.left}px`, maxHeight: `${spot.maxHeight}px` })
    }
    settle()
    const resized = new ResizeObserver(settle)
    resized.observe(element)
    const onScroll = (event: Event): void => {
      if (!(event.target instanceof Node && element.contains(event.target))) settle()
    }
    window.addEventListener('resize', settle)
    document.addEventListener('scroll', onScroll, true)
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', settle)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [anchor, align, matchWidth])

  useEffect(() => {
    const inside = (target: EventTarget | null): boolean =>
      target instanceof Node && Boolean(box.current?.contains(target) || anchor.current?.contains(target))
    const onPress = (event: PointerEvent): void => {
      if (!inside(event.target)) close.current()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close.current()
      const target = anchor.current
      const focusable = target?.matches('button,input,select,[tabindex]')
        ? target
        : target?.querySelector<HTMLElement>('button,input,select,[tabindex]')
      focusable?.focus()
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [anchor])

  return (
    <div ref={box} {...kept} popover="manual" tabIndex={-1} role={role} aria-label={label} className={classNames('ui-popover', className)}>
      {children}
    </div>
  )
}
