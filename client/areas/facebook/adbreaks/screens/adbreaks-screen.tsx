import { useIntl } from 'react-intl'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { adbreaksMessages as m } from '../messages'

/** A place that is kept for what is to come. */
export const AdbreaksScreen = () => {
  const intl = useIntl()
  return (
    <ListPage title={intl.formatMessage(m.screen)}>
      <EmptyState icon="clock" title={intl.formatMessage(m.soon)}>
        {intl.formatMessage(m.soonHint)}
      </EmptyState>
    </ListPage>
  )
}
