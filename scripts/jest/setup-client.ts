import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// What the browser has and jsdom lacks: react-router needs the encoders, antd the two observers.
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

// jsdom prints "Not implemented" for the pseudo-element argument that antd's dialogs pass.
const computedStyle = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => computedStyle(element)
