import type { RecordOf } from '@shared/registry/service-types'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { formatNumber } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Form, FormError } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { Panel } from '../../../../ui/Panel/Panel'
import { toastError, toastInfo } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { settingsMessages as m } from '../messages'

/** How many records would go, as far as they can be counted from here. */
const useLoss = (): string | null => {
  const intl = useIntl()
  const locale = useLocale()
  const counts = [
    api.orders.useFind({ $limit: 0 }),
    api.funds.useFind({ $limit: 0 }),
    api.products.useFind({ $limit: 0 }),
    api.tasks.useFind({ $limit: 0 }),
  ].map(({ data }) => data?.total)
  if (counts.some((count) => typeof count !== 'number')) return null
  const [orders = '', funds = '', products = '', tasks = ''] = counts.map((count) => formatNumber(count ?? 0, locale))
  return intl.formatMessage(m.resetLoss, { orders, funds, products, tasks })
}

interface Values {
  secretcode: string
  /** The company's name. */
  typed: string
}

/** Clearing the books: by the code that was mailed to the founder and the company's name, typed. */
export const DangerSettings = ({ workspace: { _id, name } }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const loss = useLoss()
  const [patch] = api.workspaces.usePatch()
  const [ask, asking] = api.workspaces.usePatch()
  const submit = useSubmit(({ secretcode }: Values) => patch({ id: _id, data: { secretcode } }).unwrap(), {
    done: intl.formatMessage(m.resetDone),
    onSaved: (_cleared, _values, { resetForm }) => resetForm(),
  })
  /** An empty code is refused, and that is how one is asked for. */
  const mailCode = async (): Promise<void> => {
    const { error } = await ask({ id: _id, data: { secretcode: '' } })
    if (!isApiError(error)) return
    if (error.code === 400) toastInfo(intl.formatMessage(m.resetSent))
    else toastError(error.message)
  }
  return (
    <div className="settings-danger">
      <Panel title={intl.formatMessage(m.danger)}>
        <p>
          <b>{intl.formatMessage(m.reset)}</b>
        </p>
        <p className="muted">{intl.formatMessage(m.resetHint)}</p>
        {loss && <p className="ink-debit">{loss}</p>}
        <div className="settings-gap" />
        <Button icon="lock" busy={asking.isLoading} onClick={() => void mailCode()}>
          {intl.formatMessage(m.resetAsk)}
        </Button>
        <div className="settings-gap" />
        <Formik<Values> initialValues={{ secretcode: '', typed: '' }} onSubmit={submit}>
          {({ values: { secretcode, typed }, isSubmitting }) => {
            const isReady = secretcode.trim() !== '' && typed.trim() === name.trim()
            return (
              <Form className="settings-reset" ready={isReady}>
                <FormError />
                <TextField name="secretcode" label={intl.formatMessage(m.resetCode)} spellCheck={false} maxLength={60} />
                <TextField name="typed" label={intl.formatMessage(m.resetName, { name })} />
                <div className="settings-foot">
                  <Button type="submit" kind="danger" disabled={!isReady} busy={isSubmitting}>
                    {intl.formatMessage(m.reset)}
                  </Button>
                </div>
              </Form>
            )
          }}
        </Formik>
      </Panel>
    </div>
  )
}
