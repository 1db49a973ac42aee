/** The areas of a company that its board, or the platform's administrator, switches on and off. */
export const apps = ['ecoms', 'publicwall', 'adbreaks', 'sms', 'importXLSX', 'whitelabel', 'agentpro'] as const
/** An area that is switched on and off. */
export type App = (typeof apps)[number]
