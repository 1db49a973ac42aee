import '../../lib/theme/styles'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { startTheme } from '../../lib/theme/theme-store'
import vietnamese from '../../i18n/vi/ui.json'
import { Toasts } from '../../ui/Toasts/Toasts'
import { DevUi } from './DevUi'

// The pieces alone, without a server: `/dev-ui.html?page=orders&lang=en`.
const params = new URLSearchParams(window.location.search)
const english = params.get('lang') === 'en'
document.documentElement.lang = english ? 'en' : 'vi'
startTheme()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <IntlProvider locale={english ? 'en' : 'vi'} defaultLocale="en" messages={english ? {} : vietnamese}>
      <MemoryRouter initialEntries={[`/dev/ui${window.location.search}`]}>
        <DevUi />
        <Toasts />
      </MemoryRouter>
    </IntlProvider>,
  )
