/** Where the services of others are that the product speaks to, and by which keys they know this installation. */
const settings = {
  lazada: { url: 'https://api.lazada.vn/rest', authUrl: 'https://auth.lazada.com', appKey: null, appSecret: null },
  shopee: { url: 'https://partner.shopeemobile.com', partnerId: null, partnerKey: null, pushKey: null },
  tiki: { url: 'https://api.tiki.vn', appId: null, appSecret: null },
  facebook: { url: 'https://graph.facebook.com', appId: null, appSecret: null, verifyToken: null },
  sepay: { url: 'https://my.sepay.vn' },
  /** `standIn: on` offers a stand-in of it that sends nothing to any authority; absent: where the demo is. */
  einvoice_viettel: { url: 'https://api-vinvoice.viettel.vn', standIn: null },
  esms: { url: 'https://rest.esms.vn' },
  speedsms: { url: 'https://api.speedsms.vn' },
  /** `standIn` as above: it brings nothing to anybody. */
  ghn: { url: 'https://online-gateway.ghn.vn/shiip/public-api', standIn: null },
  ghtk: { url: 'https://services.giaohangtietkiem.vn' },
  /** Tells what company has a tax code; `url: off` asks nobody. */
  vietqr: { url: 'https://api.vietqr.io' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | null>>>>

type Settings = typeof settings
export type IntegrationName = keyof Settings
/** By service and setting; a key that isn't set is null. Each is an environment variable: `shopee.partnerKey` is SHOPEE_PARTNER_KEY. */
export type IntegrationsConfig = {
  readonly [Name in IntegrationName]: {
    readonly [Key in keyof Settings[Name]]: Settings[Name][Key] extends string ? string : string | null
  }
}

export const integrationNames = Object.keys(settings) as IntegrationName[]

/** @param text reads a variable; null when it isn't set */
export const integrationsConfig = (text: (name: string) => string | null): IntegrationsConfig =>
  Object.fromEntries(
    Object.entries(settings).map(([name, values]) => [
      name,
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(variableOf(name, key)) ?? value])),
    ]),
  ) as IntegrationsConfig

const variableOf = (name: string, key: string): string => `${name}_${key.replace(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase()
