/** Where the stand-ins of `npm run dev -- --platforms` listen; `scripts/commands/dev.mjs` has the same. */
export const PLATFORM_PORTS = { shopee: 3141, lazada: 3142, tiki: 3143, sms: 3144, facebook: 3145, bank: 3146 } as const

/** Where somebody looks at all of it: what platforms push goes through the page's server, and there they send people back to. */
export const PAGE_URL = 'http://127.0.0.1:5173'
