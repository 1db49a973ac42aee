import { MAX_LINK_DAYS } from '@shared/foundation/documents/outside-links'
import { LINK_BOOKS, usualLinkEnd, type LinkBook } from '@shared/areas/books/rules/link-books'
import type { Seal } from '@shared/areas/books/services/seals'
import { sealLinks } from '@shared/areas/books/services/sealLinks'
import { addDays, type Day, type Month } from '@shared/foundation/days/days'
import { Formik, useField } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { DateField } from '../../../../ui/form/DateField'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { linkBookMessages, linkMessages as m } from '../messages'
import { monthInWords } from '../months'
import type { FreshLink } from './fresh-link'

interface Values {
  name: string
  email: string
  until: Day | null
  books: LinkBook[]
}

const BooksField = () => {
  const intl = useIntl()
  const [{ value: books }, { error }, field] = useField<LinkBook[]>('books')
  const choose = (book: LinkBook, on: boolean): void =>
    void field.setValue(LINK_BOOKS.filter((each) => (each === book ? on : books.includes(each))))
  return (
    <fieldset className="link-books">
      <legend className="second">{intl.formatMessage(m.books)}</legend>
      {LINK_BOOKS.map((book) => (
        <Checkbox key={book} checked={books.includes(book)} onChange={(on) => choose(book, on)}>
          {intl.formatMessage(linkBookMessages[book])}
        </Checkbox>
      ))}
      {error && <p className="ink-debit">{error}</p>}
    </fieldset>
  )
}

interface LinkDialogProps {
  sealId: Seal['_id']
  month: Month
  onMade: (link: FreshLink) => void
  onClose: () => void
}

/** Makes a link by which somebody outside reads a sealed month. */
export const LinkDialog = ({ sealId, month, onMade, onClose }: LinkDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const [create] = api.sealLinks.useCreate()
  const submit = useSubmit(
    async ({ name, email, until, books }: Values) => {
      const data = { sealId, name: name.trim(), books, ...(email.trim() && { email: email.trim() }), ...(until && { until }) }
      const { token = '' } = await create(data).unwrap()
      onMade({ name: name.trim(), token })
    },
    { done: () => intl.formatMessage(m.made), onSaved: onClose },
  )
  const check = useValidation<Values>(newRecordShape(sealLinks), [
    { name: 'name', label: intl.formatMessage(m.name) },
    { name: 'email', label: intl.formatMessage(m.email) },
  ])
  const validate = (values: Values) => ({
    ...check(values),
    ...(values.books.length === 0 ? { books: intl.formatMessage(m.noBooks) } : {}),
  })
  return (
    <Formik<Values>
      initialValues={{ name: '', email: '', until: usualLinkEnd(today), books: [...LINK_BOOKS] }}
      validate={validate}
      onSubmit={submit}
    >
      <FormDialog
        title={intl.formatMessage(m.makeTitle, { month: monthInWords(month, locale) })}
        verb={intl.formatMessage(m.makeVerb)}
        icon="link"
        onClose={onClose}
      >
        <p className="second link-about">{intl.formatMessage(m.makeHint)}</p>
        <TextField name="name" label={intl.formatMessage(m.name)} placeholder={intl.formatMessage(m.nameHint)} required data-autofocus />
        <TextField name="email" label={intl.formatMessage(m.email)} type="email" />
        <DateField
          name="until"
          label={intl.formatMessage(m.until)}
          hint={intl.formatMessage(m.untilHint)}
          min={today}
          max={addDays(today, MAX_LINK_DAYS)}
        />
        <BooksField />
      </FormDialog>
    </Formik>
  )
}
