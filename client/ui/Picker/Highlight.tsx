import { fold } from '../../lib/fold'

/** A text with the typed words marked in it, accents aside. */
export const Highlight = ({ text, typed }: { text: string; typed: string }) => {
  const wanted = fold(typed.trim())
  const folded = fold(text)
  // Folding keeps the length of composed Vietnamese letters; where it does not, nothing is marked.
  const at = wanted && folded.length === text.length ? folded.indexOf(wanted) : -1
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  )
}
