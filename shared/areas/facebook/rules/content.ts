import type { FieldError } from '../../../foundation/errors/field-error'

export interface FbPostContent {
  readonly desc?: string | null | undefined
  readonly link?: string | null | undefined
  readonly pictures?: readonly string[] | null | undefined
}

const PICTURE = /^\/files\/[\w-]{32}-500\.jpg$/

/** What is wrong with what a post says: it needs words, pictures or a link; pictures and a link don't go together. */
export const contentErrors = ({ desc, link, pictures }: FbPostContent): FieldError[] => {
  const [hasText, hasLink, hasPictures] = [Boolean(desc?.trim()), Boolean(link?.trim()), Boolean(pictures?.length)]
  if (!hasText && !hasLink && !hasPictures) return [{ path: 'desc', code: 'fbPosts.text-required', values: {} }]
  return [
    ...placeErrors({ link, pictures }),
    ...(hasLink && hasPictures ? [{ path: 'link', code: 'fbPosts.link-or-pictures' as const, values: {} }] : []),
  ]
}

/** Links lead to the web, pictures are uploaded ones. */
export const placeErrors = ({ link, pictures }: Pick<FbPostContent, 'link' | 'pictures'>): FieldError[] => [
  ...(link?.trim() && !isWebAddress(link.trim()) ? [{ path: 'link', code: 'fbPosts.link-invalid' as const, values: {} }] : []),
  ...(pictures?.some((picture) => !PICTURE.test(picture))
    ? [{ path: 'pictures', code: 'fbPosts.picture-unknown' as const, values: {} }]
    : []),
]

/** What both sides have of it: the language itself knows no addresses. */
declare const URL: { canParse(text: string): boolean; new (text: string): { readonly protocol: string } }

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
