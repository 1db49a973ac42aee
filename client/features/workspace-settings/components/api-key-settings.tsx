import type { RecordOf } from '@shared/services/service-types'
import type { Right } from '@shared/domain/rights/rights'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { workspacesApi } from '../../../api/workspaces'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { Panel } from '../../../ui/Panel/Panel'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { keyRightNames, keyRights, namedKeyRights } from '../key-rights'
import { settingsMessages as m } from '../messages'
import { NewKey } from './new-key'

/** The key programs use: issued with chosen rights, shown once; a new one ends the one before. */
export const ApiKeySettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const [rights, setRights] = useState<readonly Right[]>(workspace.apiKeyRights ?? ['/sales'])
  const [asking, setAsking] = useState(false)
  const [issued, setIssued] = useState<string | null>(null)
  const [patch] = workspacesApi.usePatch()
  const hint = workspace.apiKeyHint
  const labels = (held: readonly Right[]): string =>
    namedKeyRights(held)
      .map((right) => intl.formatMessage(keyRightNames[right]))
      .join(', ') || intl.formatMessage(m.noRights)
  const issue = async (): Promise<void> => {
    try {
      const { apiKey } = await patch({ id: workspace._id, data: { apiKey: '', rights: [...rights] } }).unwrap()
      setIssued(apiKey ?? null)
      toastDone(intl.formatMessage(m.keyIssued))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  return (
    <Panel title={intl.formatMessage(m.apiKey)}>
      <p className="muted">{intl.formatMessage(m.keyLead)}</p>
      <div className="settings-gap" />
      {hint ? (
        <p>
          {intl.formatMessage(m.keyPresent)} <b className="num">{hint}</b>{' '}
          <span className="muted">· {labels(workspace.apiKeyRights ?? [])}</span>
        </p>
      ) : (
        <p className="faint">{intl.formatMessage(m.keyNone)}</p>
      )}
      {issued && <NewKey apiKey={issued} rights={rights} />}
      <div className="settings-gap" />
      <fieldset className="settings-rights">
        <legend className="second">{intl.formatMessage(m.keyRights)}</legend>
        {keyRights.map((right) => {
          const implied = right !== 'bod' && rights.includes('bod')
          return (
            <Checkbox
              key={right}
              checked={implied || rights.includes(right)}
              disabled={implied}
              onChange={(on) => setRights(on ? [...rights, right] : right === 'bod' ? [] : rights.filter((held) => held !== right))}
            >
              {intl.formatMessage(keyRightNames[right])}
            </Checkbox>
          )
        })}
      </fieldset>
      <div className="settings-foot">
        <Button
          icon="lock"
          disabled={rights.length === 0}
          title={rights.length === 0 ? intl.formatMessage(m.keyNoRights) : undefined}
          onClick={() => setAsking(true)}
        >
          {intl.formatMessage(m.keyIssue)}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(m.keyConfirm)}
          changes={[
            ...(hint ? [intl.formatMessage(m.keyConfirmOld, { hint })] : []),
            intl.formatMessage(m.keyConfirmRights, { rights: labels(rights) }),
            intl.formatMessage(m.keyConfirmOnce),
          ]}
          verb={intl.formatMessage(m.keyIssue)}
          danger={hint !== undefined}
          onConfirm={issue}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
