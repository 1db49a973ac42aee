import type { SMS_SKIPS } from '@shared/areas/sms/services/smsMessages'

/** What a dry run answers in place of a campaign. */
export interface DryRun {
  readonly recipients: number
  readonly segments: number
  readonly estimate: number
  readonly skipped: readonly { readonly name: string; readonly phone?: string; readonly skipped: (typeof SMS_SKIPS)[number] }[]
  readonly samples: readonly {
    readonly name: string
    readonly phone: string
    readonly text: string
    readonly units: number
    readonly segments: number
  }[]
}

/** Whether an answer is a dry run's. */
export const isDryRun = (answer: object): answer is DryRun => 'samples' in answer && Array.isArray(answer.samples)
