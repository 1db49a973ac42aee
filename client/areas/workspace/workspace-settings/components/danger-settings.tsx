import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { formatNumber } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Field } from '../../../../ui/Field/Field'
import { Panel } from '../../../../ui/Panel/Panel'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError, toastInfo } from '../../../../ui/Toasts/Toasts'
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

/** Clearing the books: by the code that was mailed to the founder and the company's name, typed. */
export const DangerSettings = ({ workspace: { _id, name } }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const loss = useLoss()
  const [patch, { isLoading }] = api.workspaces.usePatch()
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const isReady = code.trim() !== '' && typed.trim() === name.trim()

  const send = async (secretcode: string): Promise<void> => {
    setWrong(undefined)
    try {
      await patch({ id: _id, data: { secretcode } }).unwrap()
      setCode('')
      setTyped('')
      toastDone(intl.formatMessage(m.resetDone))
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown
      // An empty code is refused, and that is how one is asked for.
      if (secretcode === '' && thrown.code === 400) toastInfo(intl.formatMessage(m.resetSent))
      else {
        setWrong(thrown.errors?.['secretcode'] ?? thrown.message)
        toastError(thrown.message)
      }
    }
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
        <Button icon="lock" busy={isLoading && code === ''} onClick={() => void send('')}>
          {intl.formatMessage(m.resetAsk)}
        </Button>
        <div className="settings-gap" />
        <form
          className="settings-reset"
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) void send(code)
          }}
        >
          <Field label={intl.formatMessage(m.resetCode)} error={wrong}>
            {(ids) => (
              <TextInput
                {...ids}
                value={code}
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
          <Field label={intl.formatMessage(m.resetName, { name })}>
            {(ids) => <TextInput {...ids} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />}
          </Field>
          <div className="settings-foot">
            <Button type="submit" kind="danger" disabled={!isReady} busy={isLoading && code !== ''}>
              {intl.formatMessage(m.reset)}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  )
}
