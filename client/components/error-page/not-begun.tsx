import { useIntl } from 'react-intl'
import { useCan } from '../../api/session/use-me'
import { ButtonLink } from '../../ui/Button/Button'
import { ErrorPage } from './error-page'
import { errorMessages as m } from './messages'

/** Stands in place of a page that the company's settings haven't begun with. */
export const NotBegun = ({ at }: { at: string }) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  return (
    <ErrorPage
      code=""
      title={intl.formatMessage(m.notBegun)}
      action={
        <ButtonLink to={isBoard ? at : '/'} kind="primary">
          {intl.formatMessage(isBoard ? m.settings : m.home)}
        </ButtonLink>
      }
    >
      {intl.formatMessage(m.notBegunHint)}
    </ErrorPage>
  )
}
