import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Button } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Field } from '../../../ui/Field/Field'
import { CheckboxField } from '../../../ui/form/ChoiceFields'
import { Select } from '../../../ui/Select/Select'
import { campaignMessages as m } from '../messages'
import type { ComposeValues } from '../use-compose'
import { KeepTemplate } from './keep-template'
import { MessageText } from './message-text'

/** What each will read: from a sample, a template of one's own, or as it is typed. @param problem why it can't be sent so */
export const TextPart = ({ problem }: { problem: string | undefined }) => {
  const intl = useIntl()
  const { values, setFieldValue } = useFormikContext<ComposeValues>()
  const { text } = values
  const setText = (next: string): void => void setFieldValue('text', next)
  const templates = api.smsTemplates.useFind({ $sort: { name: 1 }, $limit: -1 }).data?.data ?? []
  return (
    <DockPart className="sms-part" title={intl.formatMessage(m.text)}>
      <div className="sms-row">
        <span className="second">{intl.formatMessage(m.sample)}</span>
        <Button size="s" kind="quiet" onClick={() => setText(intl.formatMessage(m.sampleDebtText))}>
          {intl.formatMessage(m.sampleDebt)}
        </Button>
        <Button size="s" kind="quiet" onClick={() => setText(intl.formatMessage(m.sampleThanksText))}>
          {intl.formatMessage(m.sampleThanks)}
        </Button>
      </div>
      {templates.length > 0 && (
        <Field label={intl.formatMessage(m.ownTemplate)}>
          {(ids) => (
            <Select
              {...ids}
              value=""
              placeholder={intl.formatMessage(m.chooseTemplate)}
              options={templates.map(({ _id, name: title }) => ({ value: _id, label: title }))}
              onChange={(id) => setText(templates.find(({ _id }) => _id === id)?.text ?? text)}
            />
          )}
        </Field>
      )}
      <MessageText name="text" problem={problem} />
      <KeepTemplate text={text} />
      <CheckboxField name="unaccented" hint={intl.formatMessage(m.unaccentedHint)}>
        {intl.formatMessage(m.unaccented)}
      </CheckboxField>
    </DockPart>
  )
}
