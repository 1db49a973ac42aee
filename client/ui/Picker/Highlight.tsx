import { Fragment } from 'react'
import { fold } from '@shared/foundation/text/fold'

/** Where typed words stand in a text, accents aside: the whole of what was typed if it is there, else each word once. */
export const marksOf = (text: string, typed: string): { from: number; to: number }[] => {
  const wanted = fold(typed.trim())
  const folded = fold(text)
  // Folding keeps the length of composed Vietnamese letters; where it does not, nothing is marked.
  if (wanted === '' || folded.length !== text.length) return []
  const find = (word: string) => ({ from: folded.indexOf(word), to: folded.indexOf(word) + word.length })
  const whole = find(wanted)
  if (whole.from >= 0) return [whole]
  const found = [...new Set(wanted.split(/\s+/))].map(find).filter(({ from }) => from >= 0)
  return found.sort((a, b) => a.from - b.from).filter(({ from }, at, all) => from >= (all[at - 1]?.to ?? 0))
}

/** A text with the typed words marked in it, accents aside. */
export const Highlight = ({ text, typed }: { text: string; typed: string }) => {
  const marks = marksOf(text, typed)
  return (
    <>
      {marks.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  )
}
