import { useIntl } from 'react-intl'
import { noticeMessages as m } from '../messages'
import './official-head.css'

/** What an official paper begins with: the state's name and motto, and what the paper is called. */
export const OfficialHead = ({ title }: { title: string }) => {
  const intl = useIntl()
  return (
    <>
      <p className="official-head__middle">
        <b>{intl.formatMessage(m.republic)}</b>
        <br />
        {intl.formatMessage(m.motto)}
      </p>
      <h1 className="official-head__title">{title}</h1>
    </>
  )
}
