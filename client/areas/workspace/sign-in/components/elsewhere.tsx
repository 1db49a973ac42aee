import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { KnownWorkspace } from '../../../../api/session/session-slice'
import { signInMessages as m } from '../messages'
import { signInAt } from '../login'

/** A company that lives on another server: the way there, which is taken at once. */
export const Elsewhere = ({ workspace }: { workspace: KnownWorkspace }) => {
  const intl = useIntl()
  const link = useRef<HTMLAnchorElement>(null)
  const { address = '', name, slug } = workspace
  useEffect(() => link.current?.click(), [])
  return (
    <p className="sign-in-note" role="status">
      <a ref={link} href={signInAt(address, slug)}>
        {intl.formatMessage(m.elsewhere, { workspace: name, host: new URL(address).host })}
      </a>
    </p>
  )
}
