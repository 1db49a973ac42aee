import type { Id } from '@shared/foundation/ids'
import type { Application } from '../../kernel/application'
import type { Caller } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { tidyLabels } from './tidy-labels'

/** The lists of words that a workspace marks its records with, and where their colours are. */
const colorsOf = { fundLabels: 'labelColors', orderTags: 'tagColors' } as const

/**
 * Gives a word of a workspace's settings another name there, its colour going along.
 * @param of.field where the caller named the word
 * @returns the word as it is stored, which is the one before where only blanks around it differ
 * @throws AppError 400 for a word that isn't there, 409 'Label already exists'
 */
export const renameWord = async (
  work: SocaiUnitOfWork,
  { app, caller }: { app: Application; caller: Caller },
  of: { readonly option: keyof typeof colorsOf; readonly field: string; readonly before: string; readonly wanted: string },
): Promise<string> => {
  const { option, field, before, wanted } = of
  const workspaces = app.service('workspaces')
  const workspace = await workspaces.readForChange(work, caller.workspaceId as Id<'workspaces'>, { caller }, {})
  const words = workspace.opts[option]
  if (!words.includes(before)) throw AppError.atField(field, 'labels.unknown', { label: before })
  const renamed = words.map((word) => (word === before ? wanted : word))
  const after = tidyLabels(field, renamed)[words.indexOf(before)] ?? wanted
  if (after === before) return after
  const colors = workspace.opts[colorsOf[option]]
  const kept = colors && Object.fromEntries(Object.entries(colors).map(([name, color]) => [name === before ? after : name, color]))
  const opts = {
    ...workspace.opts,
    [option]: words.map((word) => (word === before ? after : word.trim())),
    ...(kept ? { [colorsOf[option]]: kept } : {}),
  }
  await workspaces.change(work, { caller }, workspace, { opts })
  return after
}
