/** Where the stand-ins of `npm run dev -- --platforms` listen; `scripts/commands/dev.mjs` has the same. */
export const PLATFORM_PORTS = { shopee: 3141, lazada: 3142, tiki: 3143, sms: 3144, facebook: 3145, bank: 3146 } as const
