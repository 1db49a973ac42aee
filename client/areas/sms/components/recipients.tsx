import type { Asset } from '@shared/areas/partners/services/assets'
import { pastedNumbers } from '@shared/areas/sms/rules/phones'
import { MAX_RECIPIENTS } from '@shared/areas/sms/services/smsCampaigns'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { usePartnerSearch } from '../../../components/partner-search'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Field } from '../../../ui/Field/Field'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Picker } from '../../../ui/Picker/Picker'
import { TextArea } from '../../../ui/TextInput/TextInput'
import { toastError } from '../../../ui/Toasts/Toasts'
import { campaignMessages as m } from '../messages'

/** Who may be added by name. */
const addressed = ['Customers', 'Sales Agents'] as const
/** Recipients whose names are listed; the others are counted. */
const MAX_LISTED = 100
/** Who may be added at once. */
const MANY = ['owing', 'customers', 'agents'] as const

/** Who gets it, as far as it is told here. */
export type Addressee = Pick<Asset, '_id' | 'name' | 'phone' | 'outstanding'>
type Recipients = ReturnType<typeof useRecipients>

/** Who gets the messages: partners, and numbers that are pasted. @param begun those it begins with */
export const useRecipients = (begun: readonly Addressee[]) => {
  const [partners, setPartners] = useState(begun)
  const [pasted, setPasted] = useState('')
  const [skipRecent, setSkipRecent] = useState(true)
  const [find, { isFetching: isAdding }] = api.assets.useLazyFind()
  const numbers = pastedNumbers(pasted)
  const add = (more: readonly Addressee[]): void => {
    const known = new Set(partners.map(({ _id }) => _id))
    setPartners([...partners, ...more.filter(({ _id }) => !known.has(_id))].slice(0, MAX_RECIPIENTS))
  }
  const addMany = async (which: (typeof MANY)[number]): Promise<void> => {
    try {
      const group = which === 'agents' ? 'Sales Agents' : 'Customers'
      const { data } = await find({ group, status: 'active', $sort: { outstanding: -1 }, $limit: MAX_RECIPIENTS, $total: false }).unwrap()
      add(which === 'owing' ? data.filter(({ outstanding }) => (outstanding ?? 0) > 0) : data)
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const remove = (id: string): void => setPartners(partners.filter(({ _id }) => _id !== id))
  const clear = (): void => setPartners([])
  const count = partners.length + numbers.length
  return { partners, numbers, count, add, addMany, isAdding, remove, clear, pasted, setPasted, skipRecent, setSkipRecent }
}

/** Adds recipients many at once, one by one or by their numbers, and lists them. */
export const RecipientsPart = ({ recipients }: { recipients: Recipients }) => {
  const { partners, count, add, addMany, isAdding, clear, pasted, setPasted, skipRecent, setSkipRecent } = recipients
  const intl = useIntl()
  const search = usePartnerSearch(addressed)
  return (
    <DockPart className="sms-part" title={intl.formatMessage(m.to)} count={count}>
      <div className="sms-row">
        {MANY.map((which) => (
          <Button key={which} size="s" busy={isAdding} onClick={() => void addMany(which)}>
            {intl.formatMessage(m[which])}
          </Button>
        ))}
        {partners.length > 0 && (
          <Button size="s" kind="quiet" onClick={clear}>
            {intl.formatMessage(m.clear)}
          </Button>
        )}
      </div>
      <Field label={intl.formatMessage(m.addOne)}>
        {(ids) => <Picker<Asset> {...ids} value={null} search={search} onChange={(option) => option && add([option.data])} />}
      </Field>
      {partners.length > 0 && <RecipientList recipients={recipients} />}
      {partners.length === MAX_RECIPIENTS && <p className="ink-warn">{intl.formatMessage(m.most, { count: MAX_RECIPIENTS })}</p>}
      <Field label={intl.formatMessage(m.paste)} hint={intl.formatMessage(m.pasteHint)}>
        {(ids) => <TextArea {...ids} rows={2} value={pasted} onChange={(event) => setPasted(event.target.value)} />}
      </Field>
      <Checkbox checked={skipRecent} onChange={setSkipRecent} hint={intl.formatMessage(m.skipRecentHint)}>
        {intl.formatMessage(m.skipRecent)}
      </Checkbox>
    </DockPart>
  )
}

const RecipientList = ({ recipients: { partners, remove } }: { recipients: Recipients }) => {
  const intl = useIntl()
  return (
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
              onClick={() => remove(partner._id)}
            />
          </span>
        </li>
      ))}
      {partners.length > MAX_LISTED && <li className="second">{intl.formatMessage(m.more, { count: partners.length - MAX_LISTED })}</li>}
    </ul>
  )
}
