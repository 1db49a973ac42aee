import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../../../api/session/use-me'
import { useNewAction } from '../../../../components/new-action'
import { lazyPart } from '../../../../lib/lazy-part'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { wallMessages as m } from '../messages'

/** The form comes once the wall stands. */
export const PostForm = lazyPart(async () => (await import('./post-form')).PostForm)

/** A line that opens into the writing of a post. */
export const PostComposer = () => {
  const intl = useIntl()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const onNew = (): void => setOpen(true)
  useShortcut('n', onNew)
  useNewAction(intl.formatMessage(m.post), onNew)
  useEffect(() => void PostForm.preload().catch(() => undefined), [])
  return (
    <section className="wall-card" aria-label={intl.formatMessage(m.write)}>
      {isOpen ? (
        <Suspense fallback={null}>
          <PostForm onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <button type="button" className="wall-open" onClick={onNew}>
          <Avatar name={me.name} image={me.avatar} size={36} />
          <span className="muted">{intl.formatMessage(m.write)}</span>
        </button>
      )}
    </section>
  )
}
