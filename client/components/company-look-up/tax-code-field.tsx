import type { CompanyAnswer } from '@shared/areas/partners/services/assets'
import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { isApiError } from '../../api/api-error'
import { useCan } from '../../api/session/use-me'
import { useAppDispatch } from '../../api/use-app-dispatch'
import { BoundField } from '../../ui/form/bound-field'
import { Button } from '../../ui/Button/Button'
import { TextInput } from '../../ui/TextInput/TextInput'
import { companyMessages as m } from './messages'
import './tax-code-field.css'

type Values = Readonly<Record<string, unknown>>

interface TaxCodeFieldProps {
  /** Of the tax code, and of what it fills in. */
  readonly name: string
  readonly nameField: string
  readonly addressField: string
  readonly label: ReactNode
  /** While nothing was looked up. */
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly maxLength?: number | undefined
}

/** What became of looking a code up. */
type Outcome = { readonly code: string } & (
  { readonly answer: CompanyAnswer | 'asking'; readonly name?: string } | { readonly refusal: string }
)

const codeOf = (typed: unknown): string => (typeof typed === 'string' ? typed.replaceAll(/\s/g, '') : '')
const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''

/** Looks up who has a tax code, and writes it into the form around. */
const useLookUp = ({ nameField, addressField }: Pick<TaxCodeFieldProps, 'nameField' | 'addressField'>) => {
  const dispatch = useAppDispatch()
  const { setValues } = useFormikContext<Values>()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const lookUp = async (code: string, isPressed: boolean): Promise<void> => {
    setOutcome({ code, answer: 'asking' })
    try {
      const { answer, name, address } = await dispatch(api.assets.reportOnce('company', { taxCode: code })).unwrap()
      setOutcome({ code, answer, ...(name === undefined ? null : { name }) })
      if (answer !== 'found') return
      const fill = (values: Values, field: string, text: string | undefined): Values =>
        text !== undefined && (isPressed || isBlank(values[field])) ? { ...values, [field]: text } : values
      // What was typed meanwhile stays.
      await setValues((values) => fill(fill(values, nameField, name), addressField, address))
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown
      setOutcome({ code, refusal: thrown.message })
    }
  }
  return { outcome, lookUp }
}

/**
 * A tax code. A press beside it fills in name and address of who has it; leaving it does so where they are empty.
 */
export const TaxCodeField = ({ name, nameField, addressField, hint, disabled, maxLength, ...field }: TaxCodeFieldProps) => {
  const intl = useIntl()
  const mayAsk = useCan(['/sales', '/purchases'])
  const { values } = useFormikContext<Values>()
  const { outcome, lookUp } = useLookUp({ nameField, addressField })
  const code = codeOf(values[name])
  const [left, setLeft] = useState(code)
  const isGood = hasTaxCodeForm(code) && hasTaxCodeDigit(code)
  const shown = outcome?.code === code ? outcome : null
  const leave = (): void => {
    const isNew = code !== left
    setLeft(code)
    if (isNew && isGood && mayAsk && !disabled && (isBlank(values[nameField]) || isBlank(values[addressField]))) void lookUp(code, false)
  }
  const told = (): ReactNode => {
    if (!shown) return hint
    const text = 'refusal' in shown ? shown.refusal : intl.formatMessage(m[shown.answer], { name: shown.name ?? '' })
    const isWell = 'answer' in shown && (shown.answer === 'found' || shown.answer === 'asking')
    return (
      <span role="status" className={isWell ? undefined : 'ink-warn'}>
        {text}
      </span>
    )
  }
  return (
    <BoundField<string> name={name} {...field} hint={told()}>
      {({ set, onBlur, ...bound }) => (
        <span className="tax-code">
          <TextInput
            inputMode="numeric"
            {...bound}
            disabled={disabled}
            maxLength={maxLength}
            onChange={(event) => set(event.target.value)}
            onBlur={() => {
              onBlur()
              leave()
            }}
          />
          {mayAsk && !disabled && (
            <Button
              icon="search"
              disabled={!isGood}
              busy={shown !== null && 'answer' in shown && shown.answer === 'asking'}
              title={intl.formatMessage(m.lookUp)}
              onClick={() => void lookUp(code, true)}
            >
              {intl.formatMessage(m.verb)}
            </Button>
          )}
        </span>
      )}
    </BoundField>
  )
}
