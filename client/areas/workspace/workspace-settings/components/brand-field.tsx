import { useField } from 'formik'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { lightPalette } from '../../../../lib/theme/palette'
import { setWorkspaceBrand } from '../../../../lib/theme/theme-store'
import { Button } from '../../../../ui/Button/Button'
import { Field } from '../../../../ui/Field/Field'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { colorProblem } from '../brand-color'
import { settingsMessages as m } from '../messages'

/** The brand's colour, picked or typed; the whole screen shows it while it is being chosen. */
export const BrandField = ({ label, saved }: { label: string; saved: string }) => {
  const intl = useIntl()
  const [{ value }, { error }, field] = useField<string>('brandColor')
  const fine = colorProblem(value) === null
  useEffect(() => {
    setWorkspaceBrand((fine ? value : saved) || null)
    return () => setWorkspaceBrand(saved || null)
  }, [value, fine, saved])
  const shown = /^#[0-9a-f]{6}$/i.test(value) ? value : lightPalette.brand
  return (
    <Field label={label} error={error} hint={intl.formatMessage(m.colorHint)}>
      {(ids) => (
        <div className="settings-color">
          <input
            type="color"
            aria-label={intl.formatMessage(m.colorPick)}
            value={shown.toLowerCase()}
            onChange={(event) => void field.setValue(event.target.value.toUpperCase())}
          />
          <TextInput
            {...ids}
            name="brandColor"
            className="num"
            value={value}
            placeholder={lightPalette.brand}
            maxLength={7}
            onChange={(event) => void field.setValue(event.target.value.trim())}
          />
          {value !== '' && (
            <Button kind="quiet" size="s" onClick={() => void field.setValue('')}>
              {intl.formatMessage(m.colorOwn)}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
