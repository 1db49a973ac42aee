import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Avatar } from '../Avatar/Avatar'
import { When } from '../When/When'
import './Entity.css'

interface EntityProps {
  name: string
  image?: string | undefined
  /** A second line: phone · address. */
  about?: ReactNode
  /** At the right: balance, 'Đổi'. */
  aside?: ReactNode
  shape?: 'round' | 'square'
  size?: number
  /** A product. */
  goods?: boolean
  /** In a box of its own on sunken paper. */
  box?: boolean
}

/** A partner, product or person in a row: picture, name, what is said about it. */
export const Entity = ({ name, image, about, aside, shape = 'square', size = 34, goods, box }: EntityProps) => (
  <div className={classNames('ui-entity', box && 'ui-entity-box')}>
    <Avatar name={name} image={image} shape={shape} size={size} goods={goods} />
    <span className="ui-entity__words">
      <span className="strong" title={name}>
        {name}
      </span>
      {about && <span className="second">{about}</span>}
    </span>
    {aside && <span className="ui-entity__aside">{aside}</span>}
  </div>
)

export interface EventLine {
  key: string
  /** Who did it. */
  who: string
  text: ReactNode
  at: string
}

/** What happened last, newest first. */
export const Events = ({ events }: { events: EventLine[] }) => (
  <ul className="ui-events">
    {events.map((event) => (
      <li key={event.key}>
        <Avatar name={event.who} size={20} />
        <span>{event.text}</span>
        <When value={event.at} />
      </li>
    ))}
  </ul>
)
