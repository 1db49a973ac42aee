import { useSyncExternalStore, type ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'

interface Question {
  readonly title: ReactNode
  readonly text: ReactNode
  /** The verb of going on. */
  readonly verb: ReactNode
  /** The safe way out. */
  readonly safe: ReactNode
}
interface Asked extends Question {
  readonly answer: (isYes: boolean) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()
const show = (next: Asked | null): void => {
  asked = next
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks in a dialog before work goes on; one question at a time: an earlier one that stands is answered with no. */
export const askFirst = (question: Question): Promise<boolean> => {
  asked?.answer(false)
  return new Promise((resolve) => {
    const own: Asked = {
      ...question,
      answer: (isYes) => {
        if (asked === own) show(null)
        resolve(isYes)
      },
    }
    show(own)
  })
}

/** Where questions are asked; mount it once. */
export const Questions = () => {
  const question = useSyncExternalStore(subscribe, () => asked)
  if (!question) return null
  const { title, text, verb, safe, answer } = question
  return (
    <ConfirmDialog title={title} verb={verb} safe={safe} onConfirm={() => answer(true)} onClose={() => answer(false)}>
      {text}
    </ConfirmDialog>
  )
}
