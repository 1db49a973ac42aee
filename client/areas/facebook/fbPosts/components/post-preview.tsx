import type { FbPage } from '@shared/areas/facebook/services/fbPages'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { formatDayMonth, formatTime } from '../../../../lib/format'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Icon } from '../../../../ui/icons/Icon'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { fbMessages as m } from '../messages'
import { useOwnZone } from '../use-studio'

interface Written {
  readonly pageId: string
  readonly desc: string
  readonly link: string
  readonly pictures: readonly string[] | null
  readonly at: string | null
}

const MAX_SEEN = 4

/** The post as its readers will see it. */
export const PostPreview = ({ pages }: { pages: readonly FbPage[] }) => {
  const intl = useIntl()
  const zone = useOwnZone()
  const { values } = useFormikContext<Written>()
  const [on, setOn] = useState<'phone' | 'desk'>('phone')
  const { desc, link, at } = values
  const pictures = values.pictures ?? []
  const page = pages.find(({ _id }) => _id === values.pageId)
  const isEmpty = desc.trim() === '' && link.trim() === '' && pictures.length === 0
  return (
    <DockPart>
      <div className="fb-preview__head">
        <h3>{intl.formatMessage(m.preview)}</h3>
        <Segmented
          label={intl.formatMessage(m.preview)}
          segments={[
            { key: 'phone', label: intl.formatMessage(m.onPhone) },
            { key: 'desk', label: intl.formatMessage(m.onDesk) },
          ]}
          chosen={on}
          onChoose={setOn}
        />
      </div>
      <article className={classNames('fb-preview', on === 'desk' && 'fb-preview--desk')}>
        <header>
          <Avatar name={page?.name ?? '?'} size={36} />
          <span>
            <b>{page?.name}</b>
            <span className="second num">
              {at
                ? intl.formatMessage(m.whenAt, { day: formatDayMonth(at, zone), time: formatTime(at, zone) })
                : intl.formatMessage(m.whenPublished)}
            </span>
          </span>
        </header>
        {isEmpty ? (
          <p className="second">{intl.formatMessage(m.emptyPreview)}</p>
        ) : (
          desc.trim() !== '' && <p className="fb-preview__text">{desc}</p>
        )}
        {link.trim() !== '' && (
          <p className="fb-preview__link cut">
            <Icon name="link" size={14} /> {link}
          </p>
        )}
        {pictures.length > 0 && (
          <div className={`fb-preview__pictures fb-preview__pictures--${Math.min(MAX_SEEN, pictures.length)}`}>
            {pictures.slice(0, MAX_SEEN).map((picture, place) => (
              <span key={picture + String(place)}>
                <img src={picture} alt="" />
                {place === MAX_SEEN - 1 && pictures.length > MAX_SEEN && <b className="num">+{pictures.length - MAX_SEEN}</b>}
              </span>
            ))}
          </div>
        )}
      </article>
    </DockPart>
  )
}
