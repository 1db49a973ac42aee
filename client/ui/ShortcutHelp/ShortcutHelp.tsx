import { useIntl } from 'react-intl'
import { Dialog } from '../Dialog/Dialog'
import { Kbd } from '../Kbd/Kbd'
import { uiMessages } from '../messages'
import './ShortcutHelp.css'

export interface ShortcutGroup {
  title: string
  /** Keys as printed (`Ctrl`, `↵`) and what they do. */
  keys: { keys: string[]; does: string }[]
}

/** '?': the keys of the page, in groups. Mount it to open it. */
export const ShortcutHelp = ({ groups, onClose }: { groups: ShortcutGroup[]; onClose: () => void }) => {
  const intl = useIntl()
  return (
    <Dialog title={intl.formatMessage(uiMessages.shortcuts)} width={640} onClose={onClose}>
      <div className="ui-shortcuts">
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.keys.map((line) => (
                <li key={line.does}>
                  {line.does}
                  <span>
                    {line.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                    <b className="unseen">{line.keys.join(' ')}</b>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
