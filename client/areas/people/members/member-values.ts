import type { Right } from '@shared/foundation/rights/rights'
import type { CreateOf, PatchOf, RecordOf } from '@shared/registry/service-types'

type Member = RecordOf<'users'>
type Attachment = NonNullable<Member['attachments']>[number]

/** A member as the form holds them. */
export interface MemberValues {
  name: string
  username: string
  emailRaw: string
  password: string
  /** One's own, to change what one signs in with. */
  currentPassword: string
  title: string
  division: string
  phone: string
  baseSalary: number | null
  baseSalaryFrom: string
  bank: string
  avatar: string | null
  attachments: readonly Attachment[]
  rights: readonly Right[]
}

export const valuesOf = (member: Member | undefined, username = ''): MemberValues => ({
  name: member?.name ?? '',
  username: member?.username ?? username,
  emailRaw: member?.emailRaw ?? '',
  password: '',
  currentPassword: '',
  title: member?.title ?? '',
  division: member?.division ?? '',
  phone: member?.phone ?? '',
  baseSalary: member?.baseSalary ?? null,
  baseSalaryFrom: member?.baseSalaryFrom ?? '',
  bank: member?.bank ?? '',
  avatar: member?.avatar || null,
  attachments: member?.attachments ?? [],
  rights: member?.rights ?? [],
})

/** What is sent of some fields; an emptied salary counts as 0. */
export const patchOf = (changes: Partial<MemberValues>): PatchOf<'users'> => {
  const { baseSalary, baseSalaryFrom, avatar, attachments, rights, password: _never, currentPassword, ...texts } = changes
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
    ...(baseSalary === undefined ? null : { baseSalary: (baseSalary ?? 0) as NonNullable<Member['baseSalary']> }),
    ...(baseSalaryFrom ? { baseSalaryFrom: baseSalaryFrom as NonNullable<Member['baseSalaryFrom']> } : null),
    ...(avatar === undefined ? null : { avatar: avatar ?? '' }),
    ...(attachments === undefined ? null : { attachments: [...attachments] }),
    ...(currentPassword ? { currentPassword } : null),
    ...(rights === undefined ? null : { rights: [...rights] }),
  }
}

/** A new member: fields left empty are left out. */
export const createOf = (values: MemberValues): CreateOf<'users'> => {
  const { attachments, ...rest } = values
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null && value !== ''))
  return {
    ...patchOf(given),
    ...(attachments.length > 0 ? { attachments: [...attachments] } : null),
    name: values.name.trim(),
    emailRaw: values.emailRaw.trim(),
    password: values.password,
    rights: [...values.rights],
  }
}

/** The next free username, `9.demo`: numbers are never given twice. */
export const nextUsername = (usernames: readonly string[], slug: string): string => {
  const numbers = usernames.flatMap((username) => {
    const [, number] = new RegExp(`^(\\d{1,9})[.]${slug}$`).exec(username) ?? []
    return number === undefined ? [] : [Number(number)]
  })
  return `${Math.max(1, ...numbers) + 1}.${slug}`
}

const letters = 'abcdefghijkmnpqrstuvwxyz'
const figures = '23456789'

/** A password that is easy to read out and strong enough: `kgtu-mwpe-4827`. */
export const suggestPassword = (
  random = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below,
): string => {
  const pick = (from: string, count: number): string => Array.from({ length: count }, () => from[random(from.length)]).join('')
  return `${pick(letters, 4)}-${pick(letters, 4)}-${pick(figures, 4)}`
}
