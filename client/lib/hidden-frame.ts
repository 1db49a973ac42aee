/** A frame that nobody sees and no reader tells of; what stands in it can be printed. It is put into the page by who asked for it. */
export const hiddenFrame = (): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.title = ''
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = 'position:fixed;inset-inline-end:0;inset-block-end:0;inline-size:1px;block-size:1px;border:0;opacity:0'
  return frame
}
