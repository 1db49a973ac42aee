/** What the operator should look after, the most urgent first. */
export const INSTALLATION_WARNINGS = [
  'writes-refused',
  'figures-differed',
  'entries-differed',
  'disk-fills',
  'no-backup',
  'backup-old',
  'restore-unproved',
  'recount-late',
  'journals-late',
  'outbox-late',
  'outbox-stuck',
  'mails-late',
] as const
export type InstallationWarning = (typeof INSTALLATION_WARNINGS)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Backups are made daily: one that failed is told before the second does. */
const BACKUP_OLD_MS = 1.5 * DAY_MS
const RESTORE_OLD_MS = 35 * DAY_MS
/** A round over all companies takes hours where there are thousands. */
const RECOUNT_LATE_MS = DAY_MS
const JOURNALS_LATE_MS = 3 * DAY_MS
const OUTBOX_LATE_MS = 15 * 60_000
const MAIL_LATE_MS = HOUR_MS
const DISK_FILLS_DAYS = 30
const DISK_LOW_BYTES = 1_000_000_000

/** How an installation stands. Moments that are absent: never, as far as is known. */
export interface InstallationState {
  readonly started: Date
  /** Backups are made by `admin backup`; of a MongoDB they are made by its own means, of which nothing is known here. */
  readonly database: 'embedded' | 'mongodb'
  readonly backup?: Date
  /** When a backup was restored and its figures proven, and of which moment it was. */
  readonly restoreProved?: { readonly at: Date; readonly of: Date }
  readonly figuresRecounted?: Date
  readonly journalsProven?: Date
  /** Since the start of the process. */
  readonly figuresDiffered: number
  readonly entriesDiffered: number
  readonly writesRefused: boolean
  readonly freeBytes: number
  /** Absent: it doesn't fill, or isn't known yet. */
  readonly daysToFull?: number
  readonly outboxWaiting: number
  readonly outboxStuck: number
  /** Of what waits, when the first was to be tried. */
  readonly outboxDue?: Date
  readonly mailsWaiting: number
  /** Since when the oldest of them waits. */
  readonly mailsSince?: Date
}

/** What of it the operator should look after. */
export const warningsOf = (state: InstallationState, now: Date): InstallationWarning[] => {
  const isOlder = (moment: Date | undefined, milliseconds: number): boolean =>
    moment === undefined || now.getTime() - moment.getTime() > milliseconds
  /** What a process that has just started couldn't do yet isn't late. */
  const isLate = (moment: Date | undefined, milliseconds: number): boolean =>
    isOlder(moment, milliseconds) && isOlder(state.started, milliseconds)
  const ownBackups = state.database === 'embedded'
  const applies: Readonly<Record<InstallationWarning, boolean>> = {
    'writes-refused': state.writesRefused,
    'figures-differed': state.figuresDiffered > 0,
    'entries-differed': state.entriesDiffered > 0,
    'disk-fills': state.freeBytes < DISK_LOW_BYTES || (state.daysToFull !== undefined && state.daysToFull < DISK_FILLS_DAYS),
    'no-backup': ownBackups && state.backup === undefined,
    'backup-old': ownBackups && state.backup !== undefined && isOlder(state.backup, BACKUP_OLD_MS),
    'restore-unproved': ownBackups && isOlder(state.restoreProved?.at, RESTORE_OLD_MS),
    'recount-late': isLate(state.figuresRecounted, RECOUNT_LATE_MS),
    'journals-late': isLate(state.journalsProven, JOURNALS_LATE_MS),
    'outbox-late': state.outboxDue !== undefined && isOlder(state.outboxDue, OUTBOX_LATE_MS),
    'outbox-stuck': state.outboxStuck > 0,
    'mails-late': state.mailsSince !== undefined && isOlder(state.mailsSince, MAIL_LATE_MS),
  }
  return INSTALLATION_WARNINGS.filter((warning) => applies[warning])
}
