export interface Box {
  top: number
  left: number
  bottom: number
  right: number
}

/** Where a box of `width` × `height` goes beside its anchor, inside the window, with a gap of 4 and a margin of 8. */
export const place = (
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  align: 'start' | 'end',
): { top: number; left: number; maxHeight: number } => {
  const gap = 4
  const margin = 8
  const below = view.height - anchor.bottom - gap - margin
  const above = anchor.top - gap - margin
  const under = size.height <= below || below >= above
  const maxHeight = Math.max(120, under ? below : above)
  const height = Math.min(size.height, maxHeight)
  const wanted = align === 'end' ? anchor.right - size.width : anchor.left
  return {
    top: under ? anchor.bottom + gap : anchor.top - gap - height,
    left: Math.max(margin, Math.min(wanted, view.width - size.width - margin)),
    maxHeight,
  }
}
