import type { FbPage } from '@shared/areas/facebook/services/fbPages'
import { fbPages } from '@shared/areas/facebook/services/fbPages'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Form, FormError } from '../../../../ui/form/Form'
import { PasswordField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useMay } from '../../../../resource/access'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { fbMessages as m, fbPageMessages as p } from '../messages'
import { useProblemText } from './post-story'

/** Pages that publish nothing until they get a new token, which is asked for right here. */
export const TokenStrip = ({ pages }: { pages: readonly FbPage[] }) => {
  const intl = useIntl()
  const textOf = useProblemText()
  const mayGive = useMay(fbPages, 'patch')
  const [asked, setAsked] = useState<FbPage | null>(null)
  const lost = pages.filter(({ status }) => status === 'token')
  return (
    <>
      {lost.map((page) => (
        <div key={page._id} className="ui-stale fb-token" role="status">
          <span>
            {intl.formatMessage(m.tokenNeeded, { page: page.name, why: textOf({ code: page.problem ?? 'fbPages.token-invalid' }) })}
          </span>
          {mayGive && (
            <Button kind="link" size="s" onClick={() => setAsked(page)}>
              {intl.formatMessage(m.giveToken)}
            </Button>
          )}
        </div>
      ))}
      {asked && <TokenDialog page={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

const shape = newRecordShape(fbPages)

const TokenDialog = ({ page, onClose }: { page: FbPage; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = api.fbPages.usePatch()
  const onSubmit = useSubmit(({ token }: { token: string }) => patch({ id: page._id, data: { token } }).unwrap(), {
    done: intl.formatMessage(p.tokenKept, { name: page.name }),
    onSaved: onClose,
  })
  const label = intl.formatMessage(p.token)
  const validate = useValidation<{ token: string }>(shape, [{ name: 'token', label }])
  return (
    <Formik initialValues={{ token: '' }} validate={validate} onSubmit={onSubmit}>
      {({ isSubmitting, submitForm }) => (
        <Dialog
          title={page.name}
          onClose={onClose}
          foot={
            <Button kind="primary" busy={isSubmitting} onClick={() => void submitForm()}>
              {intl.formatMessage(p.give)}
            </Button>
          }
        >
          <Form label={page.name}>
            <FormError />
            <PasswordField name="token" label={label} hint={intl.formatMessage(p.tokenHint)} required autoComplete="off" data-autofocus />
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}
