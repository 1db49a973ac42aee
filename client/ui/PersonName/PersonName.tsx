import './PersonName.css'

/**
 * A person's name in a narrow place. Vietnamese call each other by the last word: family and middle names give way, the given name never.
 * @example 'Nguyễn Phương Uyên' → 'Nguyễn Ph… Uyên'
 */
export const PersonName = ({ name, after }: { name: string; after?: string | undefined }) => {
  const words = name.trim().split(/\s+/)
  const given = words.at(-1)
  if (words.length < 2) return <span title={name}>{[name, after].filter(Boolean).join(' ')}</span>
  return (
    <span className="ui-person" title={name}>
      <span className="cut">{words.slice(0, -1).join(' ')} </span>
      <span className="ui-person__given">{[given, after].filter(Boolean).join(' ')}</span>
    </span>
  )
}
