import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { zone as asZone } from '@shared/foundation/days/days'
import { asksForDebt } from '@shared/areas/sms/rules/templates'
import { FormikProvider } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatDateTime, formatMoney } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Fields } from '../../../ui/Field/Field'
import { CheckboxField, SelectField } from '../../../ui/form/ChoiceFields'
import { TextField } from '../../../ui/form/TextField'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { campaignMessages as m } from '../messages'
import { MAX_CAMPAIGN_NAME, useCompose } from '../use-compose'
import { Preview } from './preview'
import { RecipientsPart } from './recipients-part'
import { SendTime } from './send-time'
import { TextPart } from './text-part'
import './sms.css'

/** Writes messages: who gets them, what each will read, what it costs; nothing leaves before the last press. */
export const ComposeDock = ({ onSent, onClose }: { onSent: (made: SmsCampaign) => void; onClose: () => void }) => {
  const intl = useIntl()
  const mayConnect = useCan('bod')
  const { data, isLoading } = api.smsAccounts.useFind({ status: 'active', $limit: -1 })
  const accounts = data?.data ?? []
  if (accounts.length === 0)
    return (
      <DockForm title={intl.formatMessage(m.new)} onClose={onClose}>
        {isLoading ? (
          <SkeletonRows rows={6} />
        ) : (
          <EmptyState
            icon="comment"
            title={intl.formatMessage(m.noAccount)}
            action={mayConnect && <ButtonLink to="/apps/sms/accounts?open=new">{intl.formatMessage(m.addAccount)}</ButtonLink>}
          >
            {intl.formatMessage(m.noAccountHint)}
          </EmptyState>
        )}
      </DockForm>
    )
  return <Compose accounts={accounts.map(({ _id, sender }) => ({ value: _id, label: sender }))} onSent={onSent} onClose={onClose} />
}

interface ComposeProps {
  accounts: readonly { readonly value: string; readonly label: string }[]
  onSent: (made: SmsCampaign) => void
  onClose: () => void
}

const Compose = ({ accounts, onSent, onClose }: ComposeProps) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const locale = useLocale()
  const { form, count, found, isCurrent, problem, maySend, leaves, sample, sendToMe } = useCompose(accounts[0]?.value ?? '', onSent)
  useShortcut('ctrl+Enter', () => void form.submitForm(), maySend && !form.isSubmitting)
  return (
    <FormikProvider value={form}>
      <DockForm
        title={intl.formatMessage(m.new)}
        onClose={onClose}
        focusTitle={false}
        note={
          found &&
          isCurrent && (
            <span className="num">
              {intl.formatMessage(m.sum, {
                people: found.recipients,
                skipped: found.skipped.length,
                cost: formatMoney(found.estimate, locale),
              })}
            </span>
          )
        }
        foot={
          <>
            <Button disabled={!sample || form.isSubmitting} onClick={() => void sendToMe()}>
              {intl.formatMessage(m.sendToMe)}
            </Button>
            <Button
              kind="primary"
              icon="send"
              kbd="Ctrl ↵"
              busy={form.isSubmitting}
              disabled={!maySend}
              onClick={() => void form.submitForm()}
            >
              {leaves
                ? intl.formatMessage(m.sendWaiting, { count: found?.segments ?? 0, at: formatDateTime(leaves, zone) })
                : intl.formatMessage(m.send, { count: found?.segments ?? 0 })}
            </Button>
          </>
        }
      >
        <DockPart className="sms-part">
          <Fields>
            <TextField
              name="name"
              label={intl.formatMessage(m.name)}
              hint={intl.formatMessage(m.nameHint)}
              required
              maxLength={MAX_CAMPAIGN_NAME}
              autoFocus
            />
            <SelectField name="accountId" label={intl.formatMessage(m.account)} options={accounts} />
          </Fields>
        </DockPart>
        <RecipientsPart count={count} />
        <TextPart problem={problem} />
        <DockPart className="sms-part">
          <CheckboxField name="later">{intl.formatMessage(m.later)}</CheckboxField>
          {form.values.later && <SendTime />}
          <CheckboxField name="avoidQuiet" hint={intl.formatMessage(m.avoidQuietHint)}>
            {intl.formatMessage(m.avoidQuiet)}
          </CheckboxField>
        </DockPart>
        <Preview plan={found} asksForDebt={asksForDebt(form.values.text)} smsAccountId={form.values.accountId} />
      </DockForm>
    </FormikProvider>
  )
}
