import { useIntl } from 'react-intl'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { UnknownGoods } from '../components/unknown-goods'
import { shopMessages as m } from '../messages'
import './shops.css'

/** Orders of shops that wait for goods nobody knows. */
export const UnknownScreen = () => {
  const intl = useIntl()
  return (
    <ListPage title={intl.formatMessage(m.unknown)}>
      <UnknownGoods />
    </ListPage>
  )
}
