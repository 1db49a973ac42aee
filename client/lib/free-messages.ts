import type { MessageDescriptor } from 'react-intl'

/**
 * Messages whose values aren't declared one by one: `freeMessages(defineMessages({…}))`.
 * react-intl 12 takes a message without declared values for one that has none and refuses `{name}`; the check of the language files finds what differs.
 */
export const freeMessages = <T extends Record<string, MessageDescriptor>>(messages: T): { readonly [K in keyof T]: MessageDescriptor } =>
  messages
