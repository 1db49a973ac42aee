import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import { TextDecoder, TextEncoder } from 'node:util'

// What is waited for has nearly the test's own 30 s: how long a screen takes to draw in jsdom is the machine's affair
// (0.2 to 2.4 s for one dock, by what else runs), and a second said of it nothing about the screen.
configure({ asyncUtilTimeout: 25_000 })

// While something is waited for, the page isn't printed each time it isn't there yet: whoever waited in vain is shown it once, at the end.
const { getElementError } = getConfig()
const isLookedForAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
configure({
  getElementError: (message, container) =>
    isLookedForAgain()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// What the browser has and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
})

class SilentResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: SilentResizeObserver })

// jsdom prints "Not implemented" for the pseudo-element by which accessible names are worked out.
const computedStyle = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => computedStyle(element)
