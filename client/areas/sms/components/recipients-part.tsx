import { MAX_RECIPIENTS } from '@shared/areas/sms/services/smsCampaigns'
import type { Asset } from '@shared/areas/partners/services/assets'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { usePartnerSearch } from '../../../components/partner-search'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Field } from '../../../ui/Field/Field'
import { CheckboxField } from '../../../ui/form/ChoiceFields'
import { TextAreaField } from '../../../ui/form/TextField'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Picker } from '../../../ui/Picker/Picker'
import { toastError } from '../../../ui/Toasts/Toasts'
import { campaignMessages as m } from '../messages'
import { useAddMany, type Addressee, type ComposeValues, type Many } from '../use-compose'

/** Who may be added by name. */
const addressed = ['Customers', 'Sales Agents'] as const
/** Recipients whose names are listed; the others are counted. */
const MAX_LISTED = 100

/** Who gets it: partners, many of a kind at once, and numbers as they are pasted. @param count of how many there are */
export const RecipientsPart = ({ count }: { count: number }) => {
  const intl = useIntl()
  const seesDebts = useCan('/sales')
  const search = usePartnerSearch(addressed)
  const { partnersOf, busy } = useAddMany()
  const { values, setFieldValue } = useFormikContext<ComposeValues>()
  const { partners } = values
  const setPartners = (next: readonly Addressee[]): void => void setFieldValue('partners', next)
  const add = (more: readonly Addressee[]): void => {
    const known = new Set(partners.map(({ _id }) => _id))
    setPartners([...partners, ...more.filter(({ _id }) => !known.has(_id))].slice(0, MAX_RECIPIENTS))
  }
  const addMany = async (which: Many): Promise<void> => {
    try {
      add(await partnersOf(which))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <DockPart className="sms-part" title={intl.formatMessage(m.to)} count={count}>
      <div className="sms-row">
        {([...(seesDebts ? (['owing', 'late'] as const) : (['owing'] as const)), 'customers', 'agents'] as const).map((which) => (
          <Button key={which} size="s" busy={busy} onClick={() => void addMany(which)}>
            {intl.formatMessage(m[which])}
          </Button>
        ))}
        {partners.length > 0 && (
          <Button size="s" kind="quiet" onClick={() => setPartners([])}>
            {intl.formatMessage(m.clear)}
          </Button>
        )}
      </div>
      <Field label={intl.formatMessage(m.addOne)}>
        {(ids) => <Picker<Asset> {...ids} value={null} search={search} onChange={(option) => option && add([option.data])} />}
      </Field>
      {partners.length > 0 && (
        <ul className="sms-to">
          {partners.slice(0, MAX_LISTED).map((partner) => (
            <li key={partner._id}>
              <span>
                <span className="cut">{partner.name}</span>
                <span className="second num">{partner.phone}</span>
              </span>
              <span className="sms-row">
                {(partner.outstanding ?? 0) > 0 && <Amount value={partner.outstanding} currency={false} />}
                <IconButton
                  size="s"
                  icon="close"
                  label={intl.formatMessage(m.removeOne, { name: partner.name })}
                  onClick={() => setPartners(partners.filter(({ _id }) => _id !== partner._id))}
                />
              </span>
            </li>
          ))}
          {partners.length > MAX_LISTED && (
            <li className="second">{intl.formatMessage(m.more, { count: partners.length - MAX_LISTED })}</li>
          )}
        </ul>
      )}
      {partners.length === MAX_RECIPIENTS && <p className="ink-warn">{intl.formatMessage(m.most, { count: MAX_RECIPIENTS })}</p>}
      <TextAreaField name="pasted" label={intl.formatMessage(m.paste)} hint={intl.formatMessage(m.pasteHint)} rows={2} />
      <CheckboxField name="skipRecent" hint={intl.formatMessage(m.skipRecentHint)}>
        {intl.formatMessage(m.skipRecent)}
      </CheckboxField>
    </DockPart>
  )
}
