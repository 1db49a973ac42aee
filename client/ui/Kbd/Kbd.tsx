import './Kbd.css'

/** A key to press, as printed on it. Not shown on a phone, not read aloud: say it with `aria-keyshortcuts` on the control. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="ui-kbd" aria-hidden="true">
    {children}
  </kbd>
)
