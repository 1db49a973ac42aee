import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { remember } from '../../../../api/session/remembered'
import { PublicLayout } from '../../../../components/public-layout/public-layout'
import { importMessages } from '../../parts/workspace-import/messages'
import { emptyArchive, useOpenArchive } from '../../parts/workspace-import/use-open-archive'
import { WorkspaceImportFields } from '../../parts/workspace-import/workspace-import-fields'
import { Button } from '../../../../ui/Button/Button'
import { Form, FormError } from '../../../../ui/form/Form'
import { signUpMessages as m } from '../messages'

/** A company that comes from elsewhere: its file, and an invitation code. */
export const OpenArchiveScreen = () => {
  const intl = useIntl()
  const navigate = useNavigate()
  const { submit, validate } = useOpenArchive(({ slug }) => {
    // Whoever opened it signs in to it next.
    remember({ slug, login: '' })
    void navigate('/sign_in', { replace: true })
  })
  return (
    <PublicLayout title={intl.formatMessage(importMessages.title)}>
      <p className="public-layout__lead">{intl.formatMessage(importMessages.lead)}</p>
      <Formik initialValues={emptyArchive} validate={validate} validateOnBlur={false} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form label={intl.formatMessage(importMessages.title)}>
            <FormError />
            <WorkspaceImportFields withCode />
            <Button type="submit" kind="primary" size="l" block busy={isSubmitting}>
              {intl.formatMessage(importMessages.open)}
            </Button>
          </Form>
        )}
      </Formik>
      <p className="public-layout__other">
        <Link className="reach" to="/sign_up">
          {intl.formatMessage(m.screen)}
        </Link>
      </p>
    </PublicLayout>
  )
}
