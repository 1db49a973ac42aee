import { useIntl, type MessageDescriptor } from 'react-intl'
import { useCan } from '../../api/session/use-me'
import { ButtonLink } from '../../ui/Button/Button'
import { ErrorPage } from './error-page'
import { errorMessages as m } from './messages'

interface AskBoardProps {
  readonly title: MessageDescriptor
  readonly hint: MessageDescriptor
  /** Where the board switches it on. */
  readonly at: string
}

/** Stands in place of a page that the company's settings leave out: the board is led to them, others home. */
const AskBoard = ({ title, hint, at }: AskBoardProps) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  return (
    <ErrorPage
      code=""
      title={intl.formatMessage(title)}
      action={
        <ButtonLink to={isBoard ? at : '/'} kind="primary">
          {intl.formatMessage(isBoard ? m.settings : m.home)}
        </ButtonLink>
      }
    >
      {intl.formatMessage(hint)}
    </ErrorPage>
  )
}

/** In place of a page of an app that the workspace hasn't switched on. */
export const AppOff = () => <AskBoard title={m.appOff} hint={m.appOffHint} at="/settings" />

/** In place of a page that the company's settings haven't begun with. */
export const NotBegun = ({ at }: { readonly at: string }) => <AskBoard title={m.notBegun} hint={m.notBegunHint} at={at} />
