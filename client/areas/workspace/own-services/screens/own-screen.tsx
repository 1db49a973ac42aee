import { createElement } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useOwnServices } from '../../../../api/own-services'
import { NotFound } from '../../../../components/error-page/not-found'
import { LoadFailed } from '../../../../components/list-states'
import { useLanguage } from '../../../../i18n/language'
import { ownList } from '../own-list'

/** The list of a company's own service, made from what its plug-in declares. */
export const OwnScreen = () => {
  const intl = useIntl()
  const language = useLanguage()
  const { plugIn } = useParams()
  const { data, error, refetch, isFetching } = useOwnServices()
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} /> : null
  const service = data.find(({ name }) => name === plugIn)
  if (!service) return <NotFound />
  return createElement(ownList(service, intl, language), { key: service.name })
}
