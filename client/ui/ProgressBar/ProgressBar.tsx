import './ProgressBar.css'

/** How far something is, or how large beside the largest. With a label it is read aloud; without it is decoration. */
export const ProgressBar = ({ value, most = 1, label }: { value: number; most?: number; label?: string }) => {
  const share = most > 0 ? Math.max(0, Math.min(1, value / most)) : 0
  const aria = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': most }
    : { 'aria-hidden': true }
  return (
    <span className="ui-progress" {...aria}>
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}
