import type { Notice } from '@shared/areas/people/services/activities'
import { useIntl } from 'react-intl'
import { useMe } from '../../api/session/use-me'
import { useLocale } from '../../ui/zone/zone-context'
import { useFeatures } from '../feature/features-context'
import type { NoticeText } from '../feature/manifest'
import { noticeMessages as m } from './messages'

interface ReadNotice extends NoticeText {
  /** The status whose disc stands for what happened. */
  readonly status: string
  /** The address it opens. */
  readonly to: string
  /** Whom it is from: a member, a program, somebody from outside; the product itself where nobody did it. */
  readonly who: string
}

/** A notice in the reader's language, from what happened and its values; the English text it carries is for programs. */
export const useReadNotice = (): ((
  notice: Pick<Notice, 'kind' | 'values' | 'target' | 'creator' | 'creatorProgram' | 'title' | 'body'>,
) => ReadNotice) => {
  const intl = useIntl()
  const locale = useLocale()
  const { rights } = useMe()
  const features = useFeatures()
  return (notice) => {
    const kind = features.find(({ notices }) => notices?.[notice.kind])?.notices?.[notice.kind]
    const who = notice.creator?.name ?? notice.creatorProgram ?? intl.formatMessage(m.program)
    if (!kind) return { title: notice.title, about: notice.body, status: 'active', to: '/', who }
    const text = kind.text({ ...notice, who }, intl, locale)
    return { ...text, status: kind.status, to: kind.target(notice, rights), who: text.from ?? who }
  }
}
