import { Component, type ReactNode } from 'react'

interface ScrollAnchorProps<T> {
  /** Asked just before the screen changes. */
  before: () => T
  /** Told right after it has changed, before anybody sees it. */
  after: (measured: T) => void
  children: ReactNode
}

/** Lets a place be measured before a change and put right after it; only a class can look in between. */
export class ScrollAnchor<T> extends Component<ScrollAnchorProps<T>> {
  override getSnapshotBeforeUpdate(): T {
    return this.props.before()
  }

  override componentDidUpdate(_props: ScrollAnchorProps<T>, _state: unknown, measured: T): void {
    this.props.after(measured)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
