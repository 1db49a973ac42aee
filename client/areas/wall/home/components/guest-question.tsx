import { MAX_POST_LENGTH } from '@shared/areas/wall/rules/posts'
import { posts } from '@shared/areas/wall/services/posts'
import type { Id } from '@shared/foundation/ids'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { newRecordShape, maxLengthsIn } from '../../../../resource/field-limits'
import { Button } from '../../../../ui/Button/Button'
import { Fields } from '../../../../ui/Field/Field'
import { Form, FormError } from '../../../../ui/form/Form'
import { TextAreaField, TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { Panel } from '../../../../ui/Panel/Panel'
import { wallMessages as m } from '../messages'

interface Values {
  guestName: string
  guestPhone: string
  desc: string
}

const empty: Values = { guestName: '', guestPhone: '', desc: '' }
const maxLength = maxLengthsIn(newRecordShape(posts))

/** A guest asks, with name and phone; the question stands on the wall until the company answers. */
export const GuestQuestion = ({ workspaceId, onAsked }: { workspaceId: Id<'workspaces'>; onAsked: () => void }) => {
  const intl = useIntl()
  const [create] = api.posts.useCreate()
  const submit = useSubmit((values: Values) => create({ workspaceId, ...values }).unwrap(), {
    done: intl.formatMessage(m.guestAsked),
    // Name and phone stay: who asks once may ask again.
    onSaved: (_post, { guestName, guestPhone }, { resetForm }) => {
      resetForm({ values: { ...empty, guestName, guestPhone } })
      onAsked()
    },
  })
  return (
    <Panel title={intl.formatMessage(m.guestAsk)}>
      <Formik initialValues={empty} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form label={intl.formatMessage(m.guestAsk)}>
            <FormError />
            <Fields>
              <TextField
                name="guestName"
                label={intl.formatMessage(m.guestName)}
                autoComplete="name"
                maxLength={maxLength('guestName')}
                required
              />
              <TextField
                name="guestPhone"
                label={intl.formatMessage(m.guestPhone)}
                hint={intl.formatMessage(m.guestPhoneHint)}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={maxLength('guestPhone')}
                required
              />
            </Fields>
            <TextAreaField name="desc" label={intl.formatMessage(m.guestText)} rows={3} maxLength={MAX_POST_LENGTH} required />
            <Button type="submit" kind="primary" busy={isSubmitting}>
              {intl.formatMessage(m.guestSend)}
            </Button>
          </Form>
        )}
      </Formik>
    </Panel>
  )
}
