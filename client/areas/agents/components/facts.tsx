import type { ReactNode } from 'react'

export interface Fact {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
}

/** Labels at the left, what they are at the right. */
export const Facts = ({ facts }: { facts: readonly (Fact | false | null | undefined)[] }) => (
  <dl className="agent-facts">
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact.key}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
    )}
  </dl>
)
