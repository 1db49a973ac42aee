import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { agentMessages as m } from '../messages'
import type { PlacedAgent } from '../network-rows'

/** An agent's name behind the lines that say below whom it stands. */
export const TreeCell = ({ placed, onFold, children }: { placed: PlacedAgent; onFold: (id: string) => void; children: ReactNode }) => {
  const intl = useIntl()
  const { agent, depth, goesOn, hasBranch, isFolded } = placed
  return (
    <span className="tree-cell">
      {goesOn.slice(1).map((on, at) => {
        const isOwn = at === depth - 1
        return <i key={at} aria-hidden="true" data-line={isOwn ? (on ? 'tee' : 'end') : on ? 'through' : 'none'} />
      })}
      {hasBranch && (
        <IconButton
          size="s"
          tabIndex={-1}
          icon={isFolded ? 'chevron-right' : 'chevron-down'}
          aria-expanded={!isFolded}
          label={intl.formatMessage(isFolded ? m.unfold : m.fold, { name: agent.name })}
          onClick={(event) => {
            event.stopPropagation()
            onFold(agent._id)
          }}
        />
      )}
      {children}
    </span>
  )
}
