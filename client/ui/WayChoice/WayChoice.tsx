import { useId } from 'react'
import './WayChoice.css'

export interface Way<K extends string> {
  readonly key: K
  readonly title: string
  /** What it means. */
  readonly about: string
}

interface WayChoiceProps<K extends string> {
  readonly label: string
  readonly ways: readonly Way<K>[]
  readonly chosen: K
  readonly onChoose: (key: K) => void
}

/** Two to four ways with what each means, one in force: cards that are chosen like radio buttons, by arrows or by their number. */
export const WayChoice = <K extends string>({ label, ways, chosen, onChoose }: WayChoiceProps<K>) => {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="ui-ways"
      onKeyDown={({ key }) => {
        const way = ways[Number(key) - 1]
        if (way) onChoose(way.key)
      }}
    >
      {ways.map(({ key, title, about }) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <b>{title}</b>
          <small>{about}</small>
        </label>
      ))}
    </div>
  )
}
