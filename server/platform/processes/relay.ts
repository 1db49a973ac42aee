import { ALL } from '../realtime/bus'
import type { FromServing, ToServing } from './messages'

/** A process that serves, as the relay reaches it. */
export interface End {
  send(message: ToServing): void
}

interface Asked {
  readonly waiting: Set<number>
  readonly figures: (readonly object[])[]
  readonly end: () => void
}

/** Whoever doesn't tell its figures in time is left out. */
const FIGURES_MS = 2000

/** Hands on what processes of one machine tell each other, in one order for all. */
export class Relay {
  readonly #ends = new Map<number, { readonly end: End; readonly hears: Set<string> }>()
  readonly #asked = new Map<number, Asked>()
  #questions = 0

  /** A process is there; what another of the same number heard is over. */
  join(number: number, end: End): void {
    this.#ends.set(number, { end, hears: new Set([ALL]) })
  }

  /** A process has ended. */
  leave(number: number): void {
    this.#ends.delete(number)
    for (const asked of this.#asked.values()) this.#answered(asked, number)
  }

  tellAll(message: ToServing): void {
    for (const { end } of this.#ends.values()) end.send(message)
  }

  /** Takes what a process says to the others. */
  take(from: number, message: FromServing): void {
    const sender = this.#ends.get(from)
    if (!sender) return
    switch (message.kind) {
      case 'hear':
        sender.hears.add(message.key)
        return sender.end.send({ kind: 'heard', key: message.key })
      case 'leave':
        sender.hears.delete(message.key)
        return
      case 'told':
        for (const { end, hears } of this.#ends.values()) if (hears.has(message.key)) end.send(message)
        return
      case 'ask figures':
        return this.#ask(message.id, sender.end)
      case 'figures': {
        const asked = this.#asked.get(message.id)
        asked?.figures.push(message.figures)
        if (asked) this.#answered(asked, from)
        return
      }
      case 'serves':
    }
  }

  #ask(id: number, asking: End): void {
    const question = (this.#questions += 1)
    const figures: (readonly object[])[] = []
    const end = (): void => {
      clearTimeout(late)
      if (this.#asked.delete(question)) asking.send({ kind: 'all figures', id, figures })
    }
    const late = setTimeout(end, FIGURES_MS)
    this.#asked.set(question, { waiting: new Set(this.#ends.keys()), figures, end })
    this.tellAll({ kind: 'figures wanted', id: question })
  }

  #answered({ waiting, end }: Asked, number: number): void {
    waiting.delete(number)
    if (waiting.size === 0) end()
  }
}
