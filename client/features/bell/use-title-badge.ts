import { useEffect } from 'react'

const badge = /^\(\d+\+?\) /

/** Writes how many are unread before the name of the browser's tab, whoever names it. */
export const useTitleBadge = (count: number): void => {
  useEffect(() => {
    const write = (): void => {
      const bare = document.title.replace(badge, '')
      const wanted = count > 0 ? `(${count > 99 ? '99+' : count}) ${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    write()
    const title = document.querySelector('title')
    if (!title) return
    const watch = new MutationObserver(write)
    watch.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(badge, '')
    }
  }, [count])
}
