import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Segmented } from '../../ui/Segmented/Segmented'
import { connectionsMessages as m } from './messages'

const addresses = { webhooks: '/webhooks', keys: '/keys', assistants: '/proposals' } as const
export type Connection = keyof typeof addresses

const CONNECTIONS = Object.keys(addresses) as Connection[]

/** The pages of what is connected by program, beside each other: each has an address of its own. */
export const ConnectionTabs = ({ chosen }: { chosen: Connection }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  return (
    <Segmented<Connection>
      label={intl.formatMessage(m.label)}
      segments={CONNECTIONS.map((key) => ({ key, label: intl.formatMessage(m[key]) }))}
      chosen={chosen}
      onChoose={(key) => void navigate(addresses[key])}
    />
  )
}
