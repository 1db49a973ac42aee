import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useUndo } from '../../../components/undo/use-undo'
import { toastError } from '../../../ui/Toasts/Toasts'
import { movedBy } from './calendar'
import { fbMessages as m } from './messages'
import { useMoment, useOwnZone } from './use-studio'

/** What each arrow does to a post's time. */
export type ArrowSteps = Readonly<
  Record<'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight', { readonly days?: number; readonly steps?: number }>
>

interface Moving {
  readonly id: string
  readonly at: Date
}

export interface MovingPosts {
  /** The post that is being moved, and where it would stand. */
  readonly moving: Moving | null
  /** What a reader is told meanwhile. */
  readonly said: string
  /** How far below its upper edge a card was taken. */
  readonly grabbedAt: () => number
  readonly onGrab: (post: FbPost, event: DragEvent<HTMLElement>) => void
  readonly onKeyDown: (post: FbPost, event: KeyboardEvent) => void
  readonly onBlur: () => void
  readonly drop: (posts: readonly FbPost[], event: DragEvent, to: (post: FbPost) => Date) => void
}

/** Moves posts on a calendar, by dragging and by keys: arrows show where a post would stand, Enter keeps it, Esc leaves it. */
export const useMoving = (arrows: ArrowSteps): MovingPosts => {
  const intl = useIntl()
  const zone = useOwnZone()
  const momentOf = useMoment()
  const undo = useUndo()
  const [patch] = api.fbPosts.usePatch()
  const [moving, setMoving] = useState<Moving | null>(null)
  const [name, setName] = useState('')
  const grabbed = useRef(0)
  const held = useRef('')

  // In another day's cell it is drawn anew: it takes focus back.
  useEffect(() => {
    if (!moving) return
    const card = document.querySelector<HTMLElement>(`[data-post="${moving.id}"]`)
    held.current = moving.id
    if (card && document.activeElement !== card) card.focus()
    card?.scrollIntoView?.({ block: 'nearest' })
    held.current = ''
  }, [moving])

  const keep = async (post: FbPost, at: Date): Promise<void> => {
    setMoving(null)
    if (post.at === at.toISOString()) return
    try {
      const saved = await patch({ id: post._id, data: { at: at.toISOString() as never, rev: post.rev } as never }).unwrap()
      undo(intl.formatMessage(m.movedTo, { name: post.name, when: momentOf(at) }), () =>
        patch({ id: post._id, data: { at: (post.at ?? null) as never, rev: saved.rev } as never }).unwrap(),
      )
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : String(thrown))
    }
  }
  return {
    moving,
    said: moving ? intl.formatMessage(m.movingTo, { name, when: momentOf(moving.at) }) : '',
    grabbedAt: () => grabbed.current,
    onGrab: (post, event) => {
      grabbed.current = event.clientY - event.currentTarget.getBoundingClientRect().top
      event.dataTransfer.setData('text/plain', post._id)
      event.dataTransfer.effectAllowed = 'move'
    },
    onKeyDown: (post, event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isMine = moving?.id === post._id
      if (event.key in arrows && post.at !== undefined) {
        event.preventDefault()
        setName(post.name)
        setMoving({ id: post._id, at: movedBy(isMine ? moving.at : new Date(post.at), arrows[event.key as keyof ArrowSteps], zone) })
      } else if (isMine && event.key === 'Enter') {
        event.preventDefault()
        void keep(post, moving.at)
      } else if (isMine && event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        setMoving(null)
      }
    },
    onBlur: () => {
      if (moving && held.current !== moving.id) setMoving(null)
    },
    drop: (posts, event, to) => {
      event.preventDefault()
      const dropped = posts.find(({ _id }) => _id === event.dataTransfer.getData('text/plain'))
      if (dropped) void keep(dropped, to(dropped))
    },
  }
}
